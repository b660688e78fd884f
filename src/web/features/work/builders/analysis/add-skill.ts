const skillsHeading = /^(?:(?:technical|core|key|professional) )?skills:?$/iu
const headingLine = /^[\p{Lu}\d][\p{Lu}\d &/,-]+:?$/u

/** A resume's text with a skill at the end of its skills section, which is made if there is none. */
export function addSkill(text: string, skill: string): string {
  const lines = text.split('\n')
  const heading = lines.findIndex((line) => skillsHeading.test(line.trim()))
  if (heading === -1) return `${text.trimEnd()}\n\nSKILLS\n${skill}\n`
  let last = heading
  for (let at = heading + 1; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? ''
    // A list in capitals is no heading: SQL, SAP.
    if (headingLine.test(line) && lines[at - 1]?.trim() === '') break
    if (line !== '') last = at
  }
  const line = lines[last] ?? ''
  const bullet = /^\s*[-•*] /u.exec(line)?.[0]
  if (last === heading) lines.splice(last + 1, 0, skill)
  else if (bullet !== undefined) lines.splice(last + 1, 0, bullet + skill)
  else lines[last] = `${line.trimEnd().replace(/[.,;]$/u, '')}, ${skill}`
  return lines.join('\n')
}
