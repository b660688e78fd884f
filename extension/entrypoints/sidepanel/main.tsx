import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Panel } from '#kit/panel/panel.tsx'

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  )
