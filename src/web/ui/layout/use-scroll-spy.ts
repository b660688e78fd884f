import { useEffect, useState } from 'react'

/** A section is current once its top is in the upper part of the window. */
const upperPart = 0.35

/** The id of the section that is being read. */
export function useScrollSpy(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const tops = key.split(' ').flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : [{ id, top }]
      })
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent(findCurrentSection(tops, window.innerHeight * upperPart, isAtEnd && window.scrollY > 0))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [key])
  return current
}

interface SectionTop {
  id: string
  /** Distance from the top of the window. */
  top: number
}

/** The last section that begins above the line. At the end of the page, the last one: it may never reach the line. */
export function findCurrentSection(tops: readonly SectionTop[], line: number, isAtEnd: boolean) {
  if (isAtEnd) return tops.at(-1)?.id
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id
}
