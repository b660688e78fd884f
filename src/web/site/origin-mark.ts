/** Stands for the product's own origin, which only the server's settings know: it puts it in place when it starts. */
export const originMark = 'https://app-url.invalid'
