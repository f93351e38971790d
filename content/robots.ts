/**
 * Who may read the site, decided on purpose (docs/adr/0007). Search engines and the searches of AI assistants may,
 * because they send readers here and name their source. Crawlers that collect text to train models may not: the
 * summaries are the product. Google-Extended is not among them: the one token stands for answers in Gemini, which name
 * their source, as well as for its training.
 */
export const robots = {
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
