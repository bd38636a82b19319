-- Creates the role of the instances, which owns nothing. An administrator of the server runs this once in the database,
-- before the first migration, with INSTANCE_PASSWORD in the environment and the owner of the tables as a variable:
-- psql -v owner=market_owner -f deploy/roles.sql. Without the variable, the administrator is the owner.
\set ON_ERROR_STOP on
\getenv password INSTANCE_PASSWORD
\if :{?owner}
\else
  \set owner :USER
\endif
create role marketplace login password :'password';
alter default privileges for role :owner grant usage on schemas to marketplace;
alter default privileges for role :owner grant select, insert, update, delete on tables to marketplace;
alter default privileges for role :owner grant usage on sequences to marketplace;
-- Ends a statement that an instance has given up; DATABASE_STATEMENT_SECONDS is 10.
alter role marketplace set statement_timeout = '15s';
