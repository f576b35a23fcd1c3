import { dismissTopic, toast, type ToastMessage } from '@revisoins/host';

const TOPIC = 'account.form';

/** Shows the outcome of a submission, replacing the previous one: a success replaces an earlier error. */
export function formToast(message: ToastMessage): void {
  if (message.variant !== 'success') toast({ topic: TOPIC, ...message });
  else {
    dismissFormToast();
    toast(message);
  }
}

/** When a form closes, its errors disappear; its success stays. */
export function dismissFormToast(): void {
  dismissTopic(TOPIC);
}
