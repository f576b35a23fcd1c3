import { Page, Skeleton } from '@revisoins/ui';

/**
 * A screen of results before its figures have loaded. `className` is the class of the screen's own column.
 */
export function ResultsSkeleton({ title, className }: { title: string; className: string | undefined }) {
  return (
    <Page title={title} eyebrow={<Skeleton width="16rem" />}>
      <div className={className} aria-busy="true">
        <Skeleton shape="block" height="11rem" />
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="24rem" />
      </div>
    </Page>
  );
}
