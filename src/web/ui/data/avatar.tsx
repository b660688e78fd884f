import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../class-names.ts'
import { getInitials } from './initials.ts'

export type AvatarProps = {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The accessible name. Leave it out beside the person's name. */
  label?: string
  /** For a button with another name: its name would have to contain the letters, if they were text. */
  lettersAsPicture?: boolean
}

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-3xl' }

/** A person's picture. Shows the initials if there is none, or if it fails to load. */
export function Avatar({ name, src, size = 'md', label, lettersAsPicture = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const letters = getInitials(name)
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-tone-accent font-semibold text-tone-accent-text select-none forced-colors:border',
        sizes[size],
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        <Letters letters={letters} asPicture={lettersAsPicture} />
      )}
    </span>
  )
}

function Letters({ letters, asPicture }: { letters: string; asPicture: boolean }) {
  if (letters === '') return <UserRound className="size-1/2" />
  return asPicture ? <span data-letters={letters} className="before:content-[attr(data-letters)]" /> : letters
}
