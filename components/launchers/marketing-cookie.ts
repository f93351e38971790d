const tries = 10;
const pause = 250;

/**
 * Waits until HubSpot's cookie is there, at most 10 times 250 ms (R9.10), and goes on without it. The form
 * library waits like this for pasted HTML only, not for its components, so the launcher does it for them.
 */
export async function marketingCookie(): Promise<void> {
  for (let tried = 0; tried < tries && !/(?:^|; )hubspotutk=/.test(document.cookie); tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
