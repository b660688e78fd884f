// zod by its other name, which is not led to zod-later.ts. Only what is used, as the whole of it is 90 KiB compressed.
import {
  array,
  boolean,
  coerce,
  config,
  discriminatedUnion,
  email,
  enum as oneOf,
  iso,
  literal,
  looseObject,
  NEVER,
  null as nothing,
  number,
  object,
  partialRecord,
  record,
  string,
  union,
  unknown,
  uuid,
} from 'zod/v4'

// The content policy forbids the code that zod would otherwise write.
config({ jitless: true })

export const z = {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum: oneOf,
  iso,
  literal,
  looseObject,
  NEVER,
  null: nothing,
  number,
  object,
  partialRecord,
  record,
  string,
  union,
  unknown,
  uuid,
}
