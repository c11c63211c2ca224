-- One statement: the table is rewritten once. A search reads the last column of all a family's stories, a page reads none: it is kept uncompressed.
ALTER TABLE "stories"
	ADD COLUMN "preview" text GENERATED ALWAYS AS (left(btrim(regexp_replace(content, '[\t\n\v\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+', ' ', 'g')), 121)) STORED NOT NULL,
	ADD COLUMN "words" integer GENERATED ALWAYS AS (regexp_count(content, '[^\t\n\v\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+')) STORED NOT NULL,
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(normalize(title || ' ' || coalesce(series_title, '') || ' ' || content, NFD), '[\u0300-\u036F]', '', 'g'), '[\t\n\v\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+', ' ', 'g'))) STORED NOT NULL,
	ALTER COLUMN "search_text" SET STORAGE EXTERNAL;
