import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

/** Renders `renderFailure` in place of children that throw. */
export abstract class Boundary<Props extends { children: ReactNode }> extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  abstract renderFailure(): ReactNode

  override render() {
    return this.state.failed ? this.renderFailure() : this.props.children
  }
}

/** When a part of a page throws, the rest of the page stays, with what was typed there. */
export class PartBoundary extends Boundary<{ children: ReactNode; name: string }> {
  override renderFailure() {
    return (
      <ErrorState
        message={`${this.props.name} could not be shown. What you typed is still there.`}
        onRetry={() => this.setState({ failed: false })}
      />
    )
  }
}
