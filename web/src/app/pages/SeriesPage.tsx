import { Link } from 'wouter'
import { OfflineButton } from '../../features/offline/OfflineButton.tsx'
import { useProfiles } from '../../features/profiles/api/list-profiles.ts'
import { useStories } from '../../features/stories/api/list-stories.ts'
import type { StorySlot } from '../../features/stories/CardFrame.tsx'
import { SeriesView } from '../../features/stories/series/SeriesView.tsx'
import { findSeries, type Series } from '../../features/stories/series/series.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Back } from '../../ui/later-icons.tsx'
import { buttonLook } from '../../ui/looks.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const save: StorySlot = (story) => <OfflineButton story={story} />

export default function SeriesPage({ params }: { params: { id: string } }) {
  const t = useT()
  const stories = useStories()
  const series = stories.data && findSeries(stories.data, params.id.toLowerCase())
  usePageTitle(series === null ? t('series.notFound') : series?.title)
  return (
    <div className="page">
      <div className="mx-auto max-w-2xl">
        <Link href="/stories" className={`${buttonLook({ tone: 'bare', size: 'sm' })} -mx-2 mb-3`}>
          <Back className="-ml-2 size-5" />
          {t('stories.page.back')}
        </Link>
        {stories.isPending ? (
          <SeriesSkeleton />
        ) : stories.isError ? (
          <LoadFailed onRetry={stories.refetch} />
        ) : series ? (
          <FamilySeries series={series} />
        ) : (
          <SeriesMissing />
        )}
      </div>
    </div>
  )
}

function FamilySeries({ series }: { series: Series }) {
  const { data: profiles = [] } = useProfiles()
  const child = profiles.length > 1 ? profiles.find(({ id }) => id === series.latest.childProfileId) : undefined
  return <SeriesView series={series} childName={child?.name ?? null} save={save} />
}

function SeriesMissing() {
  const t = useT()
  return (
    <EmptyState
      titleAs="h1"
      title={t('series.notFound')}
      description={t('series.notFoundText')}
      action={<LinkButton href="/stories">{t('stories.page.back')}</LinkButton>}
    />
  )
}

function SeriesSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="aspect-video w-full rounded-card sm:aspect-[2/1]" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  )
}
