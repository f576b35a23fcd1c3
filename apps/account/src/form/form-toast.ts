import { toast, type ToastMessage } from '@revisoins/host';

/** Shows how a submission went, in the place of what the last one said: a success leaves no earlier refusal standing. */
export function formToast(message: ToastMessage): void {
  toast({ topic: 'account.form', ...message });
}
