CREATE TABLE "deleted_accounts" (
	"subject" text PRIMARY KEY NOT NULL,
	"email" text,
	"lease_until" timestamp with time zone,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "deleted_accounts_forgotten" ON "deleted_accounts" USING btree ("forgotten_at");
