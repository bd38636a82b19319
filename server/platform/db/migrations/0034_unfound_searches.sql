CREATE TABLE "unfound_searches" (
	"text" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	"groups" integer NOT NULL,
	CONSTRAINT "unfound_searches_text_day_pk" PRIMARY KEY("text","day")
);
