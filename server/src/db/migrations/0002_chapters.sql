ALTER TABLE "story_generations" ADD COLUMN "chapter_of" uuid;--> statement-breakpoint
ALTER TABLE "story_generations" ADD CONSTRAINT "story_generations_chapter_of_stories_id_fk" FOREIGN KEY ("chapter_of") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "story_generations_chapter" ON "story_generations" USING btree ("chapter_of") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "story_generations_series" ON "story_generations" USING btree ("chapter_of");