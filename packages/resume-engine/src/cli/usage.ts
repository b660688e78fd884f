import { accentNames, designNames, designSizes, fontNames, papers } from '#engine/model/designs.ts'

/** The options or arguments are wrong. */
export class UsageError extends Error {}

const list = (names: readonly string[]) => names.join(', ')

export const usage = `Usage: resume-engine <command> [options]

  read <file>                       a .pdf, .docx or .doc as JSON Resume
    --out <file>                    instead of the terminal

  analyze <file>                    a resume's score, and what to change. The file is a .pdf, .docx, .doc,
                                    JSON Resume (.json) or plain text
    --posting <file>                the job posting, as text or .html
    --title <job title>             the job, where there is no posting
    --json                          the whole analysis as JSON
    --min-score <0-100>             exit with 1 below this score

  render <file.json> --out <file>   a JSON Resume as .pdf or .docx, by the name of the output
    --design <name>                 ${list(designNames)}
    --accent <name>                 ${list(accentNames)}
    --font <name>                   ${list(fontNames)}
    --size <name>                   ${list(designSizes)}
    --paper <name>                  ${list(papers)}

A file named - is the standard input. For read, add --type pdf, docx or doc.

Exit codes: 0 done; 1 the file cannot be read, or the score is below --min-score; 2 wrong usage.
`
