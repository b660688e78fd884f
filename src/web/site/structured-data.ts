import { planIds, plans, productName } from '#contract/plans.ts'
import { originMark } from '#contract/site.ts'
import { faq, hero } from '#web/content.ts'
import { paths } from '#web/paths.ts'

const context = 'https://schema.org'
const home = originMark + paths.home

export const organization = {
  '@context': context,
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: productName,
      url: home,
      logo: `${originMark}/icons/apple-touch-icon.png`,
      description: hero.text,
    },
    { '@type': 'WebSite', name: productName, url: home, publisher: { '@id': `${home}#organization` } },
  ],
}

export const planOffers = {
  '@context': context,
  '@type': 'Product',
  name: `${productName} subscription`,
  description: hero.text,
  image: `${originMark}/og/pricing.png`,
  brand: { '@type': 'Brand', name: productName },
  offers: planIds.map((id) => ({
    '@type': 'Offer',
    name: plans[id].name,
    description: plans[id].features.join(', '),
    price: plans[id].price,
    priceCurrency: 'USD',
    url: originMark + paths.pricing,
    availability: `${context}/InStock`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: plans[id].price,
      priceCurrency: 'USD',
      billingDuration: 'P1M',
    },
  })),
}

export const questions = {
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
