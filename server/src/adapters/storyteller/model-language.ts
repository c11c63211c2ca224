import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelConfig } from '../../config/storyteller.ts'

/** The model of the configuration. Never a name alone: that would go to a gateway. */
export function languageModel({ provider, model, apiKey, baseUrl }: ModelConfig): LanguageModel {
  const own = { apiKey: apiKey ?? undefined, baseURL: baseUrl ?? undefined }
  switch (provider) {
    case 'openai':
      return createOpenAI(own)(model)
    case 'anthropic':
      return createAnthropic(own)(model)
    case 'google':
      return createGoogleGenerativeAI(own)(model)
    case 'openai-compatible':
      return wrapLanguageModel({
        model: createOpenAICompatible({ name: 'compatible', ...own, baseURL: baseUrl ?? '' })(model),
        // Local servers hand a model's thinking over in the text itself.
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      })
  }
}
