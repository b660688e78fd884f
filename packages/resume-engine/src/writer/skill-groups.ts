/** The names of the groups and their skills in lower case. Every other skill goes with the others. */
const groups: Record<string, string> = {
  'Programming languages': `javascript typescript python java c c++ c# go golang rust ruby php swift kotlin scala r perl matlab sql html css bash powershell dart elixir haskell lua vba objective-c html5 css3 solidity`,
  'Frameworks and libraries': `react react.js angular vue vue.js svelte next.js node.js express django flask fastapi spring spring_boot rails ruby_on_rails laravel .net .net_core asp.net jquery bootstrap tailwind tensorflow pytorch keras pandas
numpy scikit-learn flutter react_native graphql redux hibernate selenium cypress playwright jest junit`,
  'Databases and platforms': `postgresql postgres mysql mariadb sqlite oracle sql_server mongodb redis cassandra elasticsearch dynamodb snowflake bigquery redshift aws amazon_web_services azure gcp google_cloud docker kubernetes terraform
ansible jenkins git github gitlab linux unix kafka rabbitmq airflow spark hadoop nginx heroku vercel`,
  'Software and tools': `excel microsoft_excel word microsoft_word powerpoint outlook microsoft_office ms_office office_365 microsoft_365 google_workspace sap quickbooks xero sage salesforce hubspot jira confluence trello asana notion slack
figma sketch photoshop adobe_photoshop illustrator indesign autocad solidworks revit tableau power_bi looker google_analytics wordpress shopify zendesk workday netsuite sharepoint access visio mailchimp canva`,
  Languages: `english spanish french german italian portuguese dutch polish russian ukrainian arabic chinese mandarin cantonese japanese korean hindi urdu turkish greek hebrew swedish norwegian danish finnish czech hungarian romanian
vietnamese thai indonesian tagalog swahili`,
}

const groupBySkill = new Map(
  Object.entries(groups).flatMap(([group, names]) =>
    names.split(/\s+/).map((name) => [name.replaceAll('_', ' '), group]),
  ),
)

const withoutLevel = (skill: string) =>
  skill
    .slice(0, 60)
    .toLowerCase()
    .replace(/\s*(?:\(.*\)|[-–:] .*)$/, '')

/** Fewer skills stay in one line. */
const minSkills = 5

/** The skills under the names of their groups, where at least half of them have one; else all of them in one line. */
export function groupSkills(skills: readonly string[]): { name: string; skills: string[] }[] {
  const found = new Map<string, string[]>()
  for (const skill of skills) {
    const group = groupBySkill.get(withoutLevel(skill)) ?? 'Other skills'
    found.set(group, [...(found.get(group) ?? []), skill])
  }
  const others = found.get('Other skills') ?? []
  found.delete('Other skills')
  const isWorthIt =
    skills.length >= minSkills && found.size + (others.length ? 1 : 0) > 1 && others.length * 2 <= skills.length
  if (!isWorthIt) return [{ name: '', skills: [...skills] }]
  const named = [...found].map(([name, inGroup]) => ({ name, skills: inGroup }))
  return others.length ? [...named, { name: 'Other skills', skills: others }] : named
}
