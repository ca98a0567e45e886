import { Component, type ReactNode, Suspense } from 'react'
import { Alert } from './Alert.tsx'
import { Spinner } from './Spinner.tsx'

interface LoadBoundaryProps {
  /** Classes of the placeholder: give it the height of the content, so that nothing below it moves. */
  className: string
  loadingText: string
  failureText: string
  children: ReactNode
}

/** Shows a spinner while lazy content loads, and offers to reload the page when it cannot be loaded. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { className, loadingText, failureText, children } = this.props
    if (this.state.hasFailed)
      return (
        <div className={className}>
          <Alert
            onRetry={() => location.reload()}
          >{`${failureText} Check your connection and try again.`}</Alert>
        </div>
      )
    return (
      <Suspense
        fallback={
          <div className={className}>
            <Spinner text={loadingText} />
          </div>
        }
      >
        {children}
      </Suspense>
    )
  }
}
