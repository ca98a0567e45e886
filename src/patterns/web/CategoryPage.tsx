import { useParams } from 'react-router'
import { openCategoryCount } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { categorySummaries } from '#content/category-summaries.ts'
import { CategoryHead } from './CategoryHead.tsx'
import { CategoryLessons } from './CategoryLessons.tsx'
import { CategoryNotFound } from './CategoryNotFound.tsx'
import { LessonsLoading } from './LessonsLoading.tsx'
import { LockedCategory } from './LockedCategory.tsx'
import { useKnownCategories } from './use-known-categories.ts'

/** Name, description and counts are known without the server, so the page paints before it answers. */
export function CategoryPage() {
  const { categoryId = '1' } = useParams()
  const position = categorySummaries.findIndex(({ id }) => String(id) === categoryId)
  const summary = categorySummaries[position]
  const isGuest = likelyKind(useVisitor()) === 'guest'
  const { categories, failure, retry } = useKnownCategories()

  if (!summary) return <CategoryNotFound />
  const category = categories?.find(({ id }) => id === summary.id)
  const isLocked = category?.locked ?? (isGuest && position >= openCategoryCount)
  return (
    <div data-hue={summary.hue}>
      <title>{`${summary.displayName} · Capra`}</title>
      <meta name="description" content={summary.description} />
      {isLocked ? (
        <LockedCategory summary={summary} />
      ) : (
        <>
          <CategoryHead summary={summary} category={category} />
          {category ? (
            <CategoryLessons key={summary.id} category={category} />
          ) : (
            <div className="pt-6">
              <LessonsLoading failure={failure} onRetry={retry} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
