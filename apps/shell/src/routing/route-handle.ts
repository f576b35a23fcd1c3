import type { Access } from '@revisoins/contracts';

/** What the frame knows of the page it shows. */
export interface RouteHandle {
  access: Access;
  remote?: string;
}
