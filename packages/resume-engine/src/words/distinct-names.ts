/**
 * Products, certificates and standards that the lists of a field name beside each other, and none of which is another one:
 * a posting that asks for Workday is not met by BambooHR. `|` stands between spellings of one name. The topic before a colon
 * is met by each of its names: who knows Grafana knows a monitoring tool.
 */
const distinctNames = `
xero, sage 50|peachtree, freshbooks, sap fico, oracle financials, netsuite|oracle netsuite, great plains|dynamics gp, acca, chartered accountant
kyc|know your customer, aml|anti money laundering, bank secrecy act|bsa, cfp, bloomberg, factset, capital iq, hyperion, anaplan, adaptive insights
crm: salesforce|salesforce.com, hubspot, zoho, pipedrive, microsoft dynamics|dynamics 365
zendesk, freshdesk, intercom
paid media: google ads|adwords|google adwords, facebook ads|meta ads|meta ads manager
social media: facebook, instagram, linkedin, twitter, tiktok
marketing automation: marketo, pardot, mailchimp
cms: wordpress
sem|search engine marketing|ppc|pay per click
hris: workday, adp, bamboohr, ultipro|ukg, peoplesoft, successfactors
employment law: fmla, ada, eeo|eeoc, flsa
shrm|shrm cp, phr, sphr
pmp, prince2, capm, csm|certified scrum master
microsoft project|ms project, smartsheet, asana, trello, monday.com, confluence, visio
legal research: westlaw, lexisnexis|lexis nexis|lexis
data privacy: gdpr
trial preparation, e filing, case management legal
epic, cerner, eclinicalworks, athenahealth, nextgen, allscripts
ehr: epic, cerner, eclinicalworks, athenahealth, nextgen, allscripts, meditech
insurance verification|verify insurance
acls|advanced cardiac life support, bls|basic life support, pals, cpr, tncc
bsn|bachelor of science in nursing, adn, msn|master of science in nursing, nclex
law degree: jd|j.d|juris doctor, llb|ll.b|bachelor of laws, llm|ll.m|master of laws
medical degree: !MD|m.d|doctor of medicine|mbbs, !DO|d.o|doctor of osteopathic medicine
dds|d.d.s|doctor of dental surgery, dmd|doctor of dental medicine
telemetry, iv therapy|iv insertion|iv starts
esl|english as a second language, ell|english language learners, tesol, google classroom, canvas lms, smart board|smartboard
food safety: servsafe, haccp
reservations: opera pms
toast pos, aloha, micros
osha: osha 10, osha 30
procore, primavera|primavera p6, bluebeam, punch list, rfis, submittals
commercial construction, residential construction
cad: autocad, civil 3d, microstation, solidworks, catia, creo|pro engineer
finite element analysis: ansys, abaqus, nastran
programmable logic controllers: allen bradley, siemens s7
ladder logic, scada, hmi
schematics|schematic, altium, fpga, vhdl, verilog, oscilloscope, embedded systems, firmware, microcontrollers
welding: mig|mig welding, tig|tig welding, stick welding
lean manufacturing|lean, six sigma|lean six sigma, kaizen, 5s, green belt, black belt
iso 9001, as9100, iso 13485, iatf 16949
statistical process control|spc, fmea, root cause analysis|root cause, capa|corrective actions|corrective action
hours of service|hos, hazmat, tanker endorsement
nasm, ace certified, group fitness, personal training
cbt|cognitive behavioral therapy
incoterms, customs|customs clearance, order entry|order processing
erp: sap, sap mm, oracle erp, jd edwards, netsuite|oracle netsuite
apics, cscp, cpim
tms, route planning|routes
forklift: reach truck, pallet jack|pallet jacks, cherry picker
shipping and receiving, receiving
sql: postgresql|postgres, mysql|mariadb, sql server|mssql|ms sql, t sql|tsql, pl sql|plsql
git: github, gitlab, bitbucket
svn
webpack, vite, jmeter, loadrunner, gatling, postman, soapui, testrail, zephyr, qtest, pytest, robot framework
jenkins, github actions, gitlab ci, circleci, teamcity, azure devops
kubernetes: eks, aks, gke
infrastructure as code: terraform, cloudformation, pulumi
ansible, puppet, saltstack
linux: red hat|rhel, ubuntu
monitoring tools: prometheus, grafana, datadog, nagios, new relic, splunk
virtualization: vmware, hyper v
tcp ip, dns, dhcp
ccna, ccnp
comptia a+|a+ certification|a+ certified, network+|comptia network+|comptia network, security+|comptia security+|comptia security
cissp, cism, ceh, oscp
siem: qradar, arcsight
nessus, qualys, nist, iso 27001
sccm, intune, ticketing system|ticketing systems, servicenow
message queues|message queue: kafka|apache kafka, rabbitmq
stata, google analytics|ga4
hadoop: hdfs, mapreduce
airflow|apache airflow, dagster, luigi, redshift, bigquery, synapse, delta lake, informatica, talend, ssis, datastage, flink, kinesis, parquet, avro
tensorflow, keras, xgboost, pandas, numpy
figma, sketch app, adobe xd, invision
video editing: premiere pro
after effects, motion graphics
photoshop|adobe photoshop
`

/** Each group of spellings with its topic, if it has one. */
export interface DistinctName {
  names: string[]
  topic: string | null
}

export function readDistinctNames(): DistinctName[] {
  return distinctNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':')
      const topic = colon < 0 ? null : (line.slice(0, colon).split('|')[0]?.trim() ?? null)
      return line
        .slice(colon + 1)
        .split(',')
        .map((group) => ({ names: group.split('|').map((name) => name.trim()), topic }))
    })
}
