/**
 * Crawlers that may not read the site, because they collect text to train models (docs/adr/0007). Search engines and AI
 * assistants' searches may: they name their source. Google-Extended is not listed, since it controls both in Gemini.
 */
export const blockedCrawlers = [
  'GPTBot',
  'ClaudeBot',
  'anthropic-ai',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Bytespider',
  'Amazonbot',
  'cohere-training-data-crawler',
] as const;
