CREATE TABLE "discarded_audio" (
	"narration_id" uuid PRIMARY KEY NOT NULL,
	"removable_from" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "narration_parts" (
	"narration_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"audio" "bytea" NOT NULL,
	"until_ms" integer NOT NULL,
	"place" integer NOT NULL,
	"said_end" integer NOT NULL,
	"ends_paragraph" boolean NOT NULL,
	"spoken" jsonb,
	CONSTRAINT "narration_parts_narration_id_seq_pk" PRIMARY KEY("narration_id","seq")
);
--> statement-breakpoint
CREATE TABLE "narrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"voice" text NOT NULL,
	"quality" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"lease_owner" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"replaces" uuid,
	"voice_before" text NOT NULL,
	"paragraphs" jsonb,
	"duration_ms" integer,
	"byte_length" integer,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "narration_parts" ADD CONSTRAINT "narration_parts_narration_id_narrations_id_fk" FOREIGN KEY ("narration_id") REFERENCES "public"."narrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "narrations_running" ON "narrations" USING btree ("story_id","voice","quality") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "narrations_story" ON "narrations" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "narrations_user" ON "narrations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "narrations_leases" ON "narrations" USING btree ("lease_until") WHERE status = 'running';--> statement-breakpoint
-- Whatever deletes a narration (its story, its child, its family), the audio must leave the store too. Where it was
-- still being made, its maker may be putting it there at this moment: it is looked for only once that must be over.
CREATE FUNCTION "discard_narration_audio"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "discarded_audio" ("narration_id", "removable_from")
	VALUES (OLD."id", now() + CASE OLD."status" WHEN 'running' THEN interval '10 minutes' ELSE interval '0' END)
	ON CONFLICT DO NOTHING;
	PERFORM pg_notify('perinka_narrations', 'tend');
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "narrations_discard" AFTER DELETE ON "narrations" FOR EACH ROW EXECUTE FUNCTION "discard_narration_audio"();
