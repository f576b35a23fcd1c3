import { toast, type ToastMessage } from '@revisoins/host';

let last: string | undefined;

/** Shows how a submission went, in the place of what the last one said: a success leaves no earlier refusal standing. */
export function formToast(message: ToastMessage): void {
  last = toast({ ...message, replaces: last });
}
