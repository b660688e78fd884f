type Same<One, Other> =
  (<Value>() => Value extends One ? 1 : 2) extends <Value>() => Value extends Other ? 1 : 2 ? true : false

/** What the SDK adds to every enumeration for values it does not know yet: here only the known ones pass. */
type OpenEnd = string & Record<never, never>

/** The SDK's parameters as they look in a form: all of it text, and no name or value that the types do not have. */
export type Wire<Value> = Value extends string
  ? Same<Value, OpenEnd> extends true
    ? never
    : Value
  : Value extends number | boolean
    ? `${Value}`
    : Value extends null
      ? ''
      : Value extends readonly (infer Item)[]
        ? Wire<Item>[]
        : Value extends object
          ? { [Name in keyof Value]: Wire<Value[Name]> }
          : Value
