import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { Container } from '../layout/page.tsx'

interface Props {
  children: ReactNode
}

abstract class Boundary<P extends Props> extends Component<P, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  abstract renderFailure(): ReactNode

  override render() {
    return this.state.failed ? this.renderFailure() : this.props.children
  }
}

/** When a page throws or its chunk cannot be loaded, the bar and a message remain. */
export class ErrorBoundary extends Boundary<Props> {
  override renderFailure() {
    return (
      <Container narrow className="grid gap-6 py-16">
        <h1 className="text-center text-3xl">Something went wrong</h1>
        <ErrorState
          message="This page could not be shown. What you have saved is safe."
          // After a release the server no longer has the old chunks; a full reload fetches the new ones.
          onRetry={() => window.location.reload()}
        />
      </Container>
    )
  }
}

/** When a part of a page throws, the rest of the page stays, with what was typed there. */
export class PartBoundary extends Boundary<Props & { name: string }> {
  override renderFailure() {
    return (
      <ErrorState
        message={`${this.props.name} could not be shown. What you typed is still there.`}
        onRetry={() => this.setState({ failed: false })}
      />
    )
  }
}
