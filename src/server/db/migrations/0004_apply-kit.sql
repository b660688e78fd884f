CREATE TABLE "apply_kit_connections" (
	"device_code" text PRIMARY KEY NOT NULL,
	"user_code" text NOT NULL,
	"user_id" uuid,
	"refused" boolean DEFAULT false NOT NULL,
	"sess" jsonb NOT NULL,
	"interval_seconds" smallint NOT NULL,
	"polled_at" timestamp (3) with time zone,
	"expires" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "apply_kit_connections_user_code_unique" UNIQUE("user_code")
);
--> statement-breakpoint
CREATE TABLE "apply_kit_fills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"board" text NOT NULL,
	"seconds" integer NOT NULL,
	"filled" integer NOT NULL,
	"corrected" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apply_kit_mappings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"board" text NOT NULL,
	"label" text NOT NULL,
	"concept" text NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"offered_by" uuid,
	"offers" integer DEFAULT 1 NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "apply_kit_mappings_once" UNIQUE("board","label","concept"),
	CONSTRAINT "apply_kit_mappings_state_known" CHECK ("apply_kit_mappings"."state" in ('offered', 'accepted', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'browser' NOT NULL;--> statement-breakpoint
ALTER TABLE "apply_kit_connections" ADD CONSTRAINT "apply_kit_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_kit_mappings" ADD CONSTRAINT "apply_kit_mappings_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apply_kit_connections_user" ON "apply_kit_connections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "apply_kit_connections_expires" ON "apply_kit_connections" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "apply_kit_fills_newest" ON "apply_kit_fills" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "apply_kit_mappings_accepted" ON "apply_kit_mappings" USING btree ("board","label") WHERE "apply_kit_mappings"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "apply_kit_mappings_state" ON "apply_kit_mappings" USING btree ("state","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind_known" CHECK ("sessions"."kind" in ('browser', 'apply_kit')) NOT VALID;