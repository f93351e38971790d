/**
 * Who may read the site, decided on purpose (docs/adr/0007). Search engines and the searches of AI assistants may,
 * because they send readers here and name their source. Crawlers that collect text to train models may not: the
 * summaries are the product.
 */
export const robots = {
  /** named although `*` would cover them, so that the decision can be seen */
  answering: [
    'OAI-SearchBot',
    'ChatGPT-User',
    'Claude-SearchBot',
    'Claude-User',
    'PerplexityBot',
    'Perplexity-User',
    'DuckAssistBot',
    // One token for two things: answers in Gemini that name their source, and the training of Gemini. The first counts more.
    'Google-Extended',
  ],
  training: [
    'GPTBot',
    'ClaudeBot',
    'anthropic-ai',
    'Applebot-Extended',
    'CCBot',
    'meta-externalagent',
    'Bytespider',
    'Amazonbot',
    'cohere-training-data-crawler',
  ],
} as const;
