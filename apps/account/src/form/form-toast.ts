import { dismissTopic, toast, type ToastMessage } from '@revisoins/host';

const TOPIC = 'account.form';

/** Shows how a submission went, in the place of what the last one said: a success leaves no earlier refusal standing. */
export function formToast(message: ToastMessage): void {
  if (message.variant !== 'success') toast({ topic: TOPIC, ...message });
  else {
    dismissFormToast();
    toast(message);
  }
}

/** A form that leaves takes along what was said of it; that it succeeded stays. */
export function dismissFormToast(): void {
  dismissTopic(TOPIC);
}
