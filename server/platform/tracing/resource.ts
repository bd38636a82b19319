import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { brand } from '#domain/brand.ts';

/** Describes this instance to collectors. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override and add to it. */
export const resource = defaultResource()
  .merge(resourceFromAttributes({ 'service.name': `${brand.slug}-marketplace` }))
  .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
