/** Addresses that open a share sheet of a network, with nothing personal in them but the message. */
export function whatsAppLink(message: string): string {
  // Its apps show the '+' of a form's spaces as it is.
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

export function facebookLink(message: string, link: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: message })}`;
}
