/** Where two sentences differ, from the first word that differs to the last. */
export function splitChange(before: string, after: string) {
  const [old, corrected] = [splitWords(before), splitWords(after)]
  const most = Math.min(old.length, corrected.length)
  let head = 0
  while (head < most && old[head] === corrected[head]) head++
  let tail = 0
  while (tail < most - head && old.at(-1 - tail) === corrected.at(-1 - tail)) tail++
  const middle = (words: string[]) => words.slice(head, words.length - tail).join('')
  return {
    start: old.slice(0, head).join(''),
    removed: middle(old),
    added: middle(corrected),
    end: old.slice(old.length - tail).join(''),
  }
}

/** Words and what is between them. */
const splitWords = (text: string) => text.split(/(\s+)/)
