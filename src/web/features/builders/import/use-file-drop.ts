import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Takes a file that is dropped anywhere on the page. Returns whether one is dragged over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer?.files[0]
    if (file) onFile(file)
  })
  const over = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    // Without it the browser opens the file instead of the page.
    event.preventDefault()
    setIsOver(true)
  })
  // An empty target: the pointer has left the window. Between two elements there is one.
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false)
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', (event) => over(event), { signal })
    document.addEventListener('dragleave', (event) => leave(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    return () => stop.abort()
  }, [])
  return isOver
}
