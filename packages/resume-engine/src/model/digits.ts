/** Digits of any script as plain ones: `２０２１`, `٢٠٢١`. Unicode lays out most of them from a multiple of ten signs. */
export const toPlainDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
