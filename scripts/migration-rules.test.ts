import { expect, test } from 'vitest'
import { findMigrationProblems } from './migration-rules.ts'

const problems = (sql: string) => findMigrationProblems(sql, '1.3.0')

test.each([
  'CREATE INDEX "i" ON "users" USING btree ("email");',
  'CREATE UNIQUE INDEX "i" ON "public"."users" ("email");',
  'CREATE INDEX CONCURRENTLY "i" ON "users" ("email");',
  'ALTER TABLE "users" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "b"("id");',
  'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (length(name) > 0);',
  'ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("email");',
  'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE bigint;',
  'ALTER TABLE "users" ADD COLUMN "a" text NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL;',
  'UPDATE "users" SET "a" = 1;',
  'TRUNCATE users',
  'ALTER TABLE "users" DROP COLUMN "a";',
  'ALTER TABLE "users" RENAME COLUMN "a" TO "b";',
  'ALTER TABLE "users" RENAME TO "people";',
  'DROP TABLE "users";',
  '-- unused since 1.3.0\nDROP TABLE "users";',
  '-- unused since 1.10.0\nDROP TABLE "users";',
  '-- small table:\nCREATE INDEX "i" ON "users" ("a");',
])('refused: %s', (sql) => {
  expect(problems(sql)).toHaveLength(1)
})

test.each([
  'CREATE TABLE "a" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE INDEX "i" ON "a" ("id");',
  'CREATE TABLE "a" ("id" uuid);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "public"."users"("id");',
  'ALTER TABLE "users" ADD COLUMN "a" text;',
  `ALTER TABLE "users" ADD COLUMN "a" jsonb DEFAULT '[]'::jsonb NOT NULL;`,
  'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (length(name) > 0) NOT VALID;',
  'ALTER TABLE "users" VALIDATE CONSTRAINT "c";',
  'ALTER TABLE "users" ALTER COLUMN "a" DROP NOT NULL;',
  'UPDATE "users" SET "a" = 1 WHERE "id" = 2;',
  '-- unused since 1.2.0\nALTER TABLE "users" DROP COLUMN "a";',
  '-- small table: twelve rows of settings\nCREATE INDEX "i" ON "settings" ("a");',
  'CREATE FUNCTION f() RETURNS trigger AS $$ begin delete from users; update users set a = 1; end $$ language plpgsql;',
])('allowed: %s', (sql) => {
  expect(problems(sql)).toEqual([])
})

test('each statement of a file is looked at', () => {
  const index = 'CREATE INDEX "i" ON "users" ("a");'
  expect(problems(`${index}--> statement-breakpoint\nDROP TABLE "a";\n${index}`)).toHaveLength(3)
})
