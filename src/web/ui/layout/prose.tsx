import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Long texts: headings, paragraphs and lists inside need no classes. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn(
        'max-w-[68ch] [&>*+*]:mt-4 [&>h2]:mt-10 [&>h2]:text-2xl [&>h2:first-child]:mt-0 [&>h3]:mt-7 [&>h3]:text-xl [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-4 [&_li+li]:mt-1.5 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6',
        className,
      )}
    />
  )
}
