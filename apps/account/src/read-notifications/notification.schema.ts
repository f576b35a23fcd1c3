import * as z from 'zod/mini';

/** A row of `user_notifications`. */
export const notificationSchema = z.object({
  id: z.string(),
  /** French. */
  title: z.string(),
  message: z.string(),
  /** Null where there is no translation. */
  title_en: z.nullable(z.string()),
  message_en: z.nullable(z.string()),
  notification_type: z.string(),
  is_read: z.boolean(),
  /** ISO 8601 with its offset. */
  created_at: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;
