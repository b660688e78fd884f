import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, widerGroups } from './class-groups.ts'

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: widerGroups,
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'file', 'marker', 'placeholder', 'selection'],
}))

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
