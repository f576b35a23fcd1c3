/** Addresses that open a network's share sheet; they contain nothing personal but the message. */
export function whatsAppLink(message: string): string {
  // Some apps show the '+' of encoded spaces as it is.
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

export function facebookLink(message: string, link: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: message })}`;
}
