const row = (name: string, labels: readonly string[]) =>
  `<h2>${name}</h2><div>${labels
    .map(
      (label) =>
        `<figure><a href="${name}-${label}.png"><img loading="lazy" alt="${name}, ${label}" src="${name}-${label}.png"></a><figcaption>${label}</figcaption></figure>`,
    )
    .join('')}</div>`

/** A plain page with all screenshots, one row for each state. */
export const indexPage = (names: readonly string[], labels: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 16px/1.4 system-ui; margin: 2rem; background: #777; color: #fff }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0 } img { max-height: 40rem; max-width: 48rem; background: #fff }
</style>
${names.map((name) => row(name, labels)).join('\n')}
</html>
`
