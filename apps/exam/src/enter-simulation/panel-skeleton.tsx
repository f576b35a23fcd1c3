import { Card, Skeleton } from '@revisoins/ui';

/** In place of the panel of the simulation, until the server has answered. */
export function PanelSkeleton() {
  return (
    <Card>
      <Skeleton shape="block" height="18rem" />
    </Card>
  );
}
