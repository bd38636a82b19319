-- Creates the role of the instances, which owns nothing. The owner of the database runs this once, before the first
-- migration, by psql with INSTANCE_PASSWORD in the environment.
\getenv password INSTANCE_PASSWORD
create role marketplace login password :'password';
alter default privileges grant usage on schemas to marketplace;
alter default privileges grant select, insert, update, delete on tables to marketplace;
alter default privileges grant usage on sequences to marketplace;
-- Ends a statement that an instance has given up; DATABASE_STATEMENT_SECONDS is 10.
alter role marketplace set statement_timeout = '15s';
