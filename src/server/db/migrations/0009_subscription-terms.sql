ALTER SEQUENCE "public"."subscription_readings" RENAME TO "provider_snapshot_versions";--> statement-breakpoint
ALTER TABLE "subscription_starts" RENAME TO "subscription_attempts";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "reading" TO "version";--> statement-breakpoint
ALTER TABLE "subscription_attempts" DROP CONSTRAINT "subscription_starts_one";--> statement-breakpoint
ALTER TABLE "subscription_attempts" DROP CONSTRAINT "subscription_starts_plan_known";--> statement-breakpoint
ALTER TABLE "subscription_attempts" DROP CONSTRAINT "subscription_starts_kind_known";--> statement-breakpoint
ALTER TABLE "subscription_attempts" DROP CONSTRAINT "subscription_starts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "subscription_attempts" ADD CONSTRAINT "subscription_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_attempts" ADD CONSTRAINT "subscription_attempts_one" UNIQUE("user_id","kind");--> statement-breakpoint
ALTER TABLE "subscription_attempts" ADD CONSTRAINT "subscription_attempts_plan_known" CHECK ("subscription_attempts"."plan" in ('starter', 'active', 'executive'));--> statement-breakpoint
ALTER TABLE "subscription_attempts" ADD CONSTRAINT "subscription_attempts_kind_known" CHECK ("subscription_attempts"."kind" in ('payment-form', 'checkout'));