export { default as sandboxCheckout } from './sandbox-checkout.tsx'
export { default as sandboxPortal } from './sandbox-portal.tsx'
export { default as subscribe } from './subscribe.tsx'
export { default as success } from './success.tsx'
