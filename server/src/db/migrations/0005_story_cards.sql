ALTER TABLE "stories" ADD COLUMN "preview" text GENERATED ALWAYS AS (left(regexp_replace(btrim(content, E' \n\r\t'), '\s+', ' ', 'g'), 121)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "words" integer GENERATED ALWAYS AS (regexp_count(content, '\S+')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(normalize(title || ' ' || coalesce(series_title, '') || ' ' || content, NFD), '[\u0300-\u036F]', '', 'g'), '\s+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
-- Kept as it is rather than compressed: a search reads all of a family's, a page one story's.
ALTER TABLE "stories" ALTER COLUMN "search_text" SET STORAGE EXTERNAL;
