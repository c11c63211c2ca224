CREATE TABLE "story_recount" (
	"last" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Neither rewrites the table nor reads it: what was counted before stands, and is counted anew row by row by the sweep
-- (stories/recount.ts). A generated column cannot change what it is made of without holding up everybody for minutes.
ALTER TABLE "stories" ALTER COLUMN "words" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "words" SET DEFAULT 1;--> statement-breakpoint
-- As many as `content.split(' ')` has. A release that still runs beside this one writes stories too: the database counts.
-- Not on updates: a trigger before them would make PostgreSQL generate all other columns anew for each favourite.
CREATE FUNCTION "count_story_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."words" := octet_length(NEW."content") - octet_length(replace(NEW."content", ' ', '')) + 1;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "stories_words" BEFORE INSERT ON "stories" FOR EACH ROW EXECUTE FUNCTION "count_story_words"();--> statement-breakpoint
INSERT INTO "story_recount" ("last") SELECT '00000000-0000-0000-0000-000000000000' WHERE EXISTS (SELECT FROM "stories");
