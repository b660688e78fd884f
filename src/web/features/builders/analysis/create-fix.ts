import { flushSync } from 'react-dom'
import { addSkill } from './add-skill.ts'
import type { FixField, FixTarget } from './fixes.ts'
import type { Workspace } from '../use-workspace.ts'

interface FixOptions {
  space: Pick<Workspace, 'result' | 'change' | 'setTab' | 'editText'>
  focusField: (field: FixField) => void
  /** Adds a skill to the form as well, so that the next generated text has it. */
  addToForm?: (skill: string) => void
}

/** Leads to where a fix is made, or makes it. */
export function createFix({ space, focusField, addToForm }: FixOptions) {
  return (target: FixTarget) => {
    if (target.kind === 'field') {
      // The field takes the focus only once its tab is shown.
      flushSync(() => space.setTab('builder'))
      focusField(target.field)
    } else if (target.kind === 'skill') {
      addToForm?.(target.term)
      space.change({ content: addSkill(space.result.content, target.term) })
    } else space.editText(target.words)
  }
}
