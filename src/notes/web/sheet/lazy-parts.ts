import { lazy } from 'react'

const load = () => import('./drawn-parts.tsx')

export const OperationPicture = lazy(async () => ({ default: (await load()).OperationPicture }))
export const NodePicture = lazy(async () => ({ default: (await load()).NodePicture }))
export const SheetText = lazy(async () => ({ default: (await import('./SheetText.tsx')).SheetText }))
export const PythonCode = lazy(async () => ({ default: (await load()).PythonCode }))
