import { useEffect } from 'react'
import { productName } from '#contract/plans.ts'

export const pageTitle = (screen: string) => `${screen} - ${productName}`

export function usePageTitle(screen: string) {
  useEffect(() => {
    document.title = pageTitle(screen)
  }, [screen])
}
