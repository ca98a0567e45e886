/**
 * What computing and careers have besides algorithms, a line for each field. A phrase hides the words of ours that it has,
 * as `window function` hides the window. Words that problems and their solutions use, too, are left out.
 */
const phrasesByField = {
  'operating systems': `
    operating system, linux, in unix, unix command, a deadlock, deadlocks, deadlock in, ubuntu, windows 10, windows 11,
    on windows, macos, kernel, syscall, system call, interrupt, context switch, thread, multithreading, multi
    threading, thread pool, mutex, semaphore, spinlock, livelock, race condition, concurrency, coroutine, goroutine,
    virtual memory, paging, page fault, tlb, swap file, cpu scheduling, fork bomb, daemon, inode, filesystem, file
    system, file descriptor, ext4, ntfs, bootloader, uefi, driver, shell script, bash, zsh, powershell, cron, cronjob,
    systemd, chmod, sudo, grep, sed, awk, vim, emacs, ssh, raid, user space, user mode, zombie process, ipc, memory
    mapped, mmap, signal handler, posix, hypervisor, virtual machine, virtualbox, stack canary, os scheduler, scheduler
    round robin, process scheduler, difference between process and thread, threads and processes, dotfile, ram,
    processes, child process, parent process, process state, process control, round robin, thrashing, load average,
    load avg, cpu affinity, core dump, kernel panic, package manager, environment variable, symlink, chroot, cgroup,
    terminal command, bash script, atomic operation, exec, fork, io heavy, booting, reboot, file permission, disk
    space, segmentation and paging, system performance, page replacement, thread boundary, worker pool, fork process,
    signal handling, user process, kernel module, device driver, clock interrupt, memory allocator, memory corruption,
    use after free, double free, dangling pointer, buffer overrun, segfault in my, mutual exclusion, critical section,
    condition variable, busy waiting, lock free, read write lock, dining philosophers, banker algorithm, preemptive,
    priority inversion, file handle, file lock, standard input, pipe and, piping, environment path, path variable, disk
    scheduling, disk partition, dual boot, blue screen, task manager, command line, command prompt, background process,
    service restart, log rotation, system log, screen resolution, i/o heavy, disk i/o, async i/o, disk usage, hard
    disk, running process, running processes, suspicious process, cron job, mount, daemon process, home directory,
    current directory, folder tree, windows command prompt, cmd exe, in cmd, registry, regedit, task scheduler, file
    explorer, finder on, recycle bin, iso file, partition my, partition a disk, hard drive partition, swap space, swap
    partition, oom killer, htop, tmux, nano, rsync, scp, curl, wget, crontab, journalctl, kill a process, process id,
    zombie processes, hard links, wsl, debian, fedora, arch linux, kali, file system table, disk full, defrag, safe
    mode, user permission`,
  networks: `
    tcp, udp, ip address, ipv4, ipv6, dns, dhcp, http, https, tls, ssl, handshake, routing table, subnet, cidr, nat,
    firewall, vpn, proxy, reverse proxy, load balancer, load balancing, cdn, websocket, socket, socket programming, mac
    address, arp, icmp, osi model, wifi, bluetooth, ethernet, lan, port forwarding, bandwidth, latency, ftp, smtp,
    imap, mqtt, rtmp, webrtc, grpc, protobuf, protocol buffer, protocol, binary protocol, congestion control, bgp,
    ospf, nginx, apache, wireshark, localhost, url in the browser, type a url, rest api, rest apis, restful, soap, api
    gateway, rate limiter, http2, http3, quic, status code, osi layer, tcp window, three way handshake, ip packet,
    network packet, network security, network protocol, network layer, computer network, vlan, tunnel, network
    topology, ids and ips, http request, connection reset, connection refused, network request, push notification, dhcp
    lease, mac table, network interface, network switch, switch and router, hub and switch, bluetooth pairing,
    wireless, broadband, internet speed, internet provider, download speed, traceroute, netstat, dns record, domain
    name, domain registrar, web hosting, hosting, email server, checksum, multicast, anycast, client server, three
    tier, peer to peer, torrent, stateless, stateful, keep alive, long polling, server sent, http header, authorization
    header, content type, content negotiation, post request, get request, put request, post and put, get vs post,
    request body, query parameter, response code, error 404, error 500, server, hostname, open port, remote port, port
    number, static route, default gateway, reachable by, router, routers, router and a switch, a modem, modem, access
    point, mesh wifi, 5g, 4g, lte, packet loss, packet sniffing, jitter, ip range, public ip, private ip, static ip,
    mtu, ethernet cable, fiber internet, network cable, dns server, dns cache, dns resolve, tcp handshake, roaming`,
  databases: `
    sql, nosql, mysql, postgres, postgresql, sqlite, mariadb, mongodb, mongo, dynamodb, cassandra, redis, memcached,
    neo4j, elasticsearch, database, db schema, orm, foreign key, primary key, inner join, outer join, left join, right
    join, full join, cross join, select statement, select query, sql window, window function, row_number, stored
    procedure, database index, index on a column, clustered index, clustering index, query plan, query planner, explain
    analyze, normalization, denormalization, normal form, 3nf, bcnf, acid, transaction isolation, isolation level,
    mvcc, deadlock in db, sharding, shard, replication, replica, partition key, data warehouse, snowflake, etl,
    bigquery, hibernate, prisma, sequelize, sqlalchemy, jpa, n+1 queries, connection pool, write ahead log, vacuum,
    oltp, olap, entity relationship, er diagram, 1nf, 2nf, b tree index, full outer, truncate table, drop table, having
    clause, where and having, delete drop, relational, query optimization, er model, dbms, rdbms, schema, crud,
    aggregate function, subquery, materialized view, database view, data lake, data model, foreign keys, sql query,
    data modeling, er diagrams, cardinality of, dirty read, phantom read, optimistic locking, pessimistic locking, row
    lock, table lock, query cache, execution plan, full table scan, composite key, surrogate key, unique constraint,
    stored procedures, cursors, sql server, oracle db, nosql database, document store, key value store, column store,
    graph database, time series database, data migration, database backup, backup and restore, connection string, sql
    order by, nested query, union all, self join, common table expression, cte, recursive cte, pivot table, star
    schema, batch processing, stream processing, batch job, big data, oracle, alter table, select from, select
    distinct, where clause, limit and offset, left outer, mysql index, explain plan, slow query, million rows, millions
    of rows, sql index, psql, pgadmin, mysql workbench, upsert, on delete cascade, cascade delete, couchdb, firebase,
    firestore, supabase, clickhouse, duckdb, influxdb, cockroachdb, db migration, data type for money, uuid or, auto
    increment, savepoint, read committed, repeatable read, soft delete, pgbouncer, liquibase, flyway, duplicate rows
    in, primary keys`,
  web: `
    html, css, flexbox, css grid, grid layout, center a div, media query, z index, sass, scss, tailwind, bootstrap,
    dom, virtual dom, dom tree, shadow dom, jquery, react, reactjs, jsx, tsx, react component, react hooks, usestate,
    useeffect, usememo, usecallback, useref, useselector, usereducer, redux, zustand, context api, props, prop
    drilling, rerender, hydration, ssr, server side rendering, nextjs, next js, vue, vuejs, nuxt, angular, svelte,
    ember, webpack, vite, rollup, babel, eslint, prettier, tree shaking, bundle size, bundler, npm, yarn, pnpm, package
    json, node js, nodejs, deno, cors, csrf, xss, cookies in the browser, http cookie, session cookie, localstorage,
    local storage, service worker, web worker, pwa, seo, wordpress, shopify, frontend, front end, backend, back end,
    fullstack, full stack, middleware, graphql, apollo client, favicon, typography, responsive design, accessibility,
    aria, webassembly, wasm, css animation, stylesheet, canvas element, event bubbling, event delegation, ajax, axios,
    php, laravel, symfony, rails, django, flask, fastapi, spring boot, asp net, dotnet, servlet, website, web page,
    webpage, web app, express js, margin and padding, a div, react render, rendering, box model, css selector, css
    specificity, pseudo class, react props, state and props, react state, higher order component, web design, apis,
    http method, get and post, put and patch, rest endpoint, json api, web server, web development, single page, dom
    manipulation, web storage, browser storage, web component, react router, responsive, an api, web api, api endpoint,
    public api, static site, site generation, static website, lazy loading, code splitting, minify, minification,
    source map, hot reload, page load, page speed, lighthouse score, core web vitals, image optimization, infinite
    scroll, drag and drop, dropdown, navbar, sidebar, web font, font size, background color, text color, css class,
    media queries, dark mode, form validation, form submit, file upload, browser cache, web browser, browser extension,
    chrome, firefox, safari, cookie banner, cookie consent, session storage, oauth login, mobile responsive, push to
    production, web framework, state management, two way binding, data binding, template engine, routing in, server
    component, client component, hook rules, custom hook, use effect, use state, event listener, event handling, fetch
    api, rest client, openapi, swagger, sdk, http client, frames per second, svg, webgl, cms, landing page, ecommerce,
    payment gateway, stripe payment, google analytics, cross site scripting, cross site request, vue router, hash
    routing, a url, hyperlink, anchor tag, href, iframe, meta tag, div, html form, input field, checkbox, web socket,
    web sockets, viewport, breakpoints in css, css variable, position absolute, sticky header, hamburger menu, modal
    dialog, toast notification, tooltip, web vitals, service workers, npx, turborepo, remix, gatsby, astro, htmx,
    alpine js, lodash, jwt in, oauth token, web hook, webhook, webhooks, captchas, wix, squarespace, domain for my`,
  'languages and tools': `
    compiler, compilers, makefile, cmake, gradle, maven, garbage collection, garbage collector, gc, jvm, jvm heap, heap
    dump, young generation, memory leak, valgrind, smart pointer, unique_ptr, shared_ptr, raii, move semantics,
    template metaprogramming, virtual function, virtual method, vtable, function pointer, pure virtual, abstract class,
    an interface, polymorphism, inheritance, encapsulation, oop, oops concepts, object oriented, solid principles,
    singleton, factory pattern, factory method, observer pattern, design pattern, design patterns, decorators, strategy
    pattern, builder pattern, adapter pattern, mvc, mvvm, dependency injection, inversion of control, autowired,
    generics, lombok, streams api, java streams, optional chaining, async, await, async await, callback hell, event
    loop, hoisting, var vs let, let var const, let vs const, let and var, this keyword, prototype chain, prototypal,
    monad, functor, haskell, lisp, scala, kotlin, swiftui, rust, borrow checker, golang channels, elixir, erlang, perl,
    cobol, fortran, matlab, mypy, type hints, pylint, flake8, virtualenv, venv, conda, pip, pip install, pyenv, poetry,
    jupyter, notebook kernel, gil, global interpreter lock, metaclass, dunder, context manager, asyncio, celery,
    pydantic, pytest, unittest, unit test, unit testing, unit tests, jest, mocha, junit, mockito, mock object, fixture,
    selenium, cypress, playwright, tdd, test driven, code coverage, integration test, git, github, gitlab, bitbucket,
    rebase, git merge, merge conflict, merge request, pull request, cherry pick, gitignore, svn, ide, vscode, vs code,
    intellij, eclipse, pycharm, xcode, visual studio, debugger, breakpoint, docstring, markdown, regex, regular
    expression, regexp, json, xml, yaml, csv, pdf, excel, powerpoint, word document, volatile, java memory model,
    exception handling, try catch, checked exception, logging, log4j, semver, monorepo, code review, refactor, clean
    code, technical debt, agile, scrum, kanban, jira, waterfall, sprint planning, standup, user story, uml, a closure,
    closures in, closure in, closure js, java reflection, annotation processing, rust lifetimes, python interpreter,
    how do i install, how to install, cannot install, cant install, install error, npm install, apt, brew, interface in
    java, interfaces in, swift ui, swift optionals, commit, commits, git commit, linker error, a promise, promises in,
    promise all, python decorators, a decorator, in latex, decorator pattern, mocking, jvm flags, xmx, solid mean,
    solid design, finally block, try except, overloading, overriding, constructor, destructor, access modifier, jdk,
    jre, jit, bytecode, version control, software development, life cycle, lifecycle, sdlc, software testing,
    regression testing, load testing, type coercion, strict mode, arrow function, event handler, static method, private
    method, final keyword, static keyword, synchronized, transient, enum, namespace, import error, modulenotfounderror,
    pip error, lint, linter, api design, code style, type system, dynamic typing, duck typing, dependency management,
    size flag for the jvm, heap size flag, max heap memory, class hierarchy, class diagram, sequence diagram, use case
    diagram, uml diagram, abstract method, static class, inner class, anonymous class, instance variable, class
    variable, getter and setter, getters and setters, access specifier, package private, object lifecycle, copy
    constructor, operator new, malloc, calloc, header file, preprocessor, macros, inline function, undefined behavior,
    name mangling, static linking, dynamic linking, shared library, build system, build tool, build error, compile
    error in my project, dependency conflict, virtual environment, requirements txt, package version, install
    requirements, import module, circular import, list of packages, unit testing framework, test coverage, flaky test,
    snapshot test, end to end test, acceptance test, test plan, test case management, bug tracker, stack trace in
    production, error monitoring, code formatter, auto format, tabs or spaces, tabs vs spaces, naming convention,
    comment style, open source, pull requests, git branch, branching strategy, git stash, git reset, git revert, git
    log, detached head, version number, release notes, changelog, pair programming, sprint, product backlog, story
    points, user stories, requirements gathering, project management, software architecture, clean architecture,
    hexagonal, domain driven, event bus, message passing, actor model, functional programming, pure function, higher
    order function, type inference, static typing, type casting, pass a callback, unsafe block, destructor called,
    goroutines leak, channel in go, null safety, nullable, extension function, data class in kotlin, reflection api,
    serialization to json, parsing dates, date format, time zone, timezone, datetime, file reading, read a file, write
    to a file, read csv, csv file, web scraping, scraping, beautifulsoup, scrapy, automation script, gui, tkinter,
    pygame, desktop app, spreadsheet, vba, macro in excel, text editor setup`,
  'cloud and operations': `
    aws, amazon web services, azure, gcp, google cloud, lambda cold start, aws lambda, serverless, ec2, s3 bucket, iam,
    cloudfront, cloudformation, terraform, pulumi, ansible, puppet, docker, dockerfile, container image, podman,
    kubernetes, kubectl, k8s, helm, ingress, istio, service mesh, sidecar, devops, sre, ci cd, ci pipeline, cicd,
    jenkins, github actions, deploy, deployment, blue green, canary release, prometheus, grafana, datadog,
    observability, kafka, rabbitmq, sqs, pubsub, pub sub, message queue, message queues, message broker, event driven,
    event sourcing, cqrs, microservice, microservices, micro service, autoscaling, heroku, vercel, netlify, uptime,
    sla, on call, hadoop, mapreduce, airflow, flink, zookeeper, etcd, docker container, pods, apache spark, pyspark,
    monolithic, a migration, database migration, docker image, image and a container, container registry, rolling
    update, feature flag, config map, secret management, secrets in, environment variables, infrastructure as code,
    stress testing, health check, readiness probe, container orchestration, cluster autoscaler, virtual private cloud,
    vpc, security group, object storage, block storage, cloud storage, cloud provider, cloud computing, edge computing,
    cold start, graceful shutdown, gracefully shut, postmortem, alerting, log aggregation, ssl certificate, reverse
    proxies, blue green deployment, build pipeline, data pipeline, api throttling, throttling, message bus, s3 buckets,
    s3 cost, rds, eks, ecs, fargate, route 53, cloudwatch, lambda function, aws bill, cloud run, gke, aks, azure
    devops, bigtable, dataproc, argocd, gitops, gitlab ci, docker volume, docker volumes, bind mount, docker network,
    docker hub, dockerhub, helm chart, kubernetes pod, pod crash, crashloopbackoff, nodeport, load balancers, auto
    scaling, spot instance, vm instance, new relic, splunk, sentry, pagerduty, runbook, cloudflare, digitalocean,
    linode, fly io`,
  'system design': `
    system design, high level design, low level design, hld, lld, scalability, scale to millions, million users,
    millions of users, distributed system, distributed systems, cap theorem, eventual consistency, strong consistency,
    consensus, paxos, two phase commit, saga pattern, idempotency, idempotent, circuit breaker, url shortener, design
    instagram, design whatsapp, design uber, design youtube, design netflix, design tinyurl, design dropbox, chat app,
    news feed, notification service, cache invalidation, cpu cache, cdn cache, cache eviction policy in redis, write
    through, write back cache, availability, fault tolerance, failover, throughput, raft algorithm, monolith, rate
    limiting, high availability, horizontal scaling, vertical scaling, scale horizontally, read replica, leader
    election, vector clock, content delivery, distributed cache, distributed lock, design a chat, design a system,
    design an app, design a website, design a parking lot, design twitter for, back of the envelope, capacity planning,
    service discovery, twitter at scale, design twitter at`,
  security: `
    sha, sha1, sha256, sha 256, md5, bcrypt, argon2, password, passwords, password hashing, hash a password, hash
    passwords, salted hash, salting, rainbow table, encryption, encrypt, decrypt, aes, rsa, public key, private key,
    elliptic curve, diffie hellman, certificate, cryptography, cryptographic, oauth, oauth2, openid, saml, jwt, sso,
    authentication, authorization, authenticate, two factor, 2fa, login page, session token, bearer token, sql
    injection, injection attack, phishing, malware, ransomware, virus scanner, ddos, syn flood, man in the middle,
    penetration, pentest, hacker, hacking, hack into, buffer overflow attack, zero day, keylogger, captcha, hmac,
    digital signature, blockchain, bitcoin, ethereum, smart contract, solidity, nft, proof of work, merkle, web3, defi,
    bitcoin mining, crypto, crypto wallet, exploits, tor browser, intrusion, cybersecurity, cyber security, security
    hole, spoofing, brute force attack, secret key, access token, password manager, antivirus, malicious, spam,
    security, brute force login, suspicious login, login failure, login failures, credentials, data breach, ransom,
    trojan, social engineering, hash cracking, crack a password, privilege escalation, csrf token, same origin, content
    security, sandboxing, secure coding, threat model, zero trust, vulnerability, vulnerabilities, cve, certificate
    error, audit log, gdpr, privacy policy, compliance, bcrypt salt, salt and pepper hash, password salt, salt
    passwords, passkey, yubikey, mfa, tls certificate, self signed, vpn tunnel, nmap, metasploit, burp suite, owasp,
    clickjacking, reverse shell, honeypot, firewalls, port scan, pgp, gpg, key exchange, ssh keys, api keys, secrets
    manager, hashicorp vault, identity provider, ldap, active directory, kerberos`,
  'machine learning': `
    machine learning, deep learning, neural, neural network, neural net, cnn, rnn, lstm, gru, gan, self attention, llm,
    llms, gpt, chatgpt, openai, copilot, gemini, claude, midjourney, stable diffusion, prompt engineering, rag,
    embedding, embeddings, vector database, fine tune, fine tuning, backpropagation, backprop, gradient descent,
    gradient boosting, xgboost, random forest, svm, support vector, naive bayes, bayes, logistic regression, linear
    regression, regression, classifier, k means, kmeans, knn classifier, pca, overfitting, underfitting,
    regularization, cross validation, dropout, learning rate, epoch, loss function, activation function, relu, softmax,
    sigmoid, convolution, pytorch, tensorflow, keras, sklearn, scikit learn, huggingface, reinforcement learning, q
    learning, markov, pandas, dataframe, numpy broadcasting, matplotlib, seaborn, tableau, power bi, data science, data
    analyst, data engineer, computer vision, nlp, sentiment, tokenization, speech recognition, artificial intelligence,
    confusion matrix, hyperparameter, training data, training set, transformer model, transformer architecture,
    transformers, transformers and attention, decision tree classifier, gradients, ai, replace programmers, bert,
    generative, chatbot, language model, image recognition, feature engineering, bias variance, supervised,
    unsupervised, precision and recall, f1 score, roc curve, ml model, model training, dataset for training, train test
    split, test set accuracy, label encoding, one hot, normalization layer, batch normalization, image classifier,
    object detection, recommendation system, recommender, time series forecasting, a b test, outliers, data cleaning,
    data visualization, hallucination, ai agent, ai model, ai replace, neural networks, weights and biases, learning
    curve of a model, hypothesis testing, precision vs recall, precision or recall, recall vs precision, recall or
    precision, recall and precision, accuracy vs precision, f1, auc, cross entropy, mean squared error, rmse, lightgbm,
    catboost, random forests, feature selection, feature scaling, feature importance, overfit, underfit, bagging,
    ensemble model, attention mechanism, attention head, batch size, learning rates, adam optimizer, sgd, dataset,
    datasets, data augmentation, transfer learning, tokenizer, quantization, rlhf, yolo, langchain, word2vec, tf idf,
    tfidf, clustering algorithm, dbscan, autoencoder, diffusion model, mlops, mlflow, class imbalance, imbalanced
    classes, confidence score`,
  hardware: `
    cpu, gpu, alu, transistor, logic gate, flip flop, pipelining, branch prediction, cache line, cache coherence, l1
    cache, l2 cache, ssd, hdd, hard drive, motherboard, overclock, raspberry, arduino, fpga, verilog, vhdl, firmware,
    embedded, microcontroller, assembly, assembly language, x86, arm processor, risc, cisc, instruction set, cuda,
    opengl, vulkan, shader, unreal, godot, game engine, quantum, qubit, robotics, drone, 3d printer, printer, laptop,
    macbook, monitor resolution, usb, hdmi, von neumann, android, ios, iphone, flutter, react native, mobile app,
    mechanical keyboard, dram, quantum computing, virtualization, power supply, graphics card, circuit board,
    microprocessor, semiconductor, moore law, microphone, webcam, headset, battery life, charger, router reset, screen
    flicker, overheating, cpu usage, gpu usage, memory usage on my laptop, pc build, gaming pc, bios update, firmware
    update`,
  mathematics: `
    calculus, derivative, derivatives, differentiate, integral, integrals, integrate x, differential equation,
    eigenvalue, eigenvector, linear algebra, determinant, matrix inverse, fourier, laplace, taylor series,
    trigonometry, sine, cosine, sin x, cos x, pythagoras, geometry proof, bayes theorem, standard deviation, p value,
    normal distribution, poisson, confidence interval, riemann, group theory, quadratic formula, quadratic equation,
    solve for x, physics, chemistry, biology, newton, relativity, thermodynamics, lagrange, set theory, turing machine,
    pumping lemma, context free grammar, lambda calculus, topology course, statistics course, descriptive statistics,
    differentiation, integration by parts, limit as x, complex number, imaginary number, matrices in physics, vector
    space, dot product, cross product, circumference, volume of a sphere, area of a triangle, times table, solve the
    equation, logic puzzle of life, probability theory, expected value of dice, dice roll, lottery odds`,
  careers: `
    career, careers, salary, salaries, wage, compensation, total comp, pay for new grads, pay raise, equity, stock
    options, rsu, resume, resumes, cv, cover letter, linkedin, portfolio, recruiter, recruiters, hiring, headhunter, my
    job, new job, job offer, job market, the offer, my offer, counter offer, offer letter, negotiate, negotiation,
    promotion, promoted, layoff, layoffs, laid off, fired, resign, notice period, internship, internships, intern,
    bootcamp, boot camp, college, university, phd, gpa, certification, freelance, freelancing, startup, remote work,
    work remotely, work from home, work life, burnout, onboarding, tech lead, senior engineer, staff engineer, junior
    dev, junior developer, junior job, product manager, devrel, visa, h1b, relocation, relocate, green card, faang
    salary, leetcode vs, leadership principle, leadership principles, behavioral, star method, tell me about yourself,
    greatest weakness, strengths and weaknesses, five years, why should we hire, working at, companies to work, best
    companies, how much do engineers, hackathon, referral, background check, reference check, imposter, impostor, dress
    code, gap year, employer, employee benefits, pension, tax, taxes, job interview tips, get a job, find a job, land a
    job, dream job, first job, an offer from, offer from, got an offer, signing bonus, cs degree, computer science
    degree, a degree in, bachelor degree, masters degree, a masters, like to work at, work as a, engineers make,
    engineer make, engineer earn, engineers earn, developer earn, developers earn, developer make, software engineer,
    software developer, a raise, raise my, get paid, my manager, engineering manager, quit my, should i quit, my boss,
    my coworker, data scientist, salary negotiation, interview rounds, rounds of interviews, how many rounds, interview
    dress, interviewer late, thank you email, thank you note, whiteboard anxiety, meta pay, google pay, amazon pay, see
    yourself, your strength, your weakness, your greatest, your biggest, greatest strength, biggest strength, your
    work, motivates you, our company, your company, join the company, you faced, team member, tight deadline, under
    pressure, conflict with a, your hobby, hire you, your career, time management, why this company, questions for us,
    soft skill, teamwork, leadership, performance review, workplace, work experience, years of experience, self taught,
    career change, side project, open source contribution, get hired, job search, job hunt, apply for, applying for, my
    application, rejected by, ghosted, offer at, faang company, work culture, company culture, hr round, hr interview,
    team lead, office hour, overtime, work hours, vacation day, peer review, unpaid, fire an employee, annual review,
    hiring manager, take home assignment, take home project, follow up email, thank you letter, reference letter,
    recommendation letter, severance, work permit, sponsorship, tuition, scholarship, student loan, grad school,
    graduate school, online course certificate, udemy, coursera, certificate worth, interview questions for hr,
    difficult boss, micromanage, promotion packet, career path, career ladder, level up my career, freelancer, contract
    work, contractor, consulting, entrepreneur, business idea, startup idea, side hustle, passive income, dropshipping,
    customer service, accountant, nurse practitioner`,
  'our words in another sense': `
    directory tree, file tree, tree command, kafka queue, sqs queue, rabbitmq queue, celery queue, dead letter queue,
    tech stack, mern stack, mean stack, lamp stack, jamstack stack, software stack, frontend stack, backend stack, elk
    stack, networking stack, protocol stack, tcp stack, web stack, stackoverflow com, push notifications, git push,
    docker push, push to github, ssh key, api key, ssl key, registry key, encryption key, gpg key, hash in a url, hash
    in the url, url hash, hash fragment, hash router, file hash, commit hash, git hash, html table, css table, users
    table, user table, orders table, customers table, mysql table, database table, temp table, two tables, join two
    tables, gcs bucket, storage bucket, bucket policy, bucket in aws, site map, sitemap, link in html, link tag,
    symbolic link, hard link, soft link, linked in, node version, node modules, node server, node app, node package,
    node process, nvm, kubernetes node, worker node, graph in excel, graph api, two y axes, chart js, network speed,
    network adapter, network admin, network engineer, path in windows, classpath, route in react, express route,
    microsoft edge, edge browser, semantic search, search engine, search engine optimization, search bar, search
    console, algolia, lucene, opensearch, elastic, sort in excel, order by, binary options, merge pdfs, disk array,
    raid array, windows update, windows defender, windows server, windows command, windows taskbar, windows laptop,
    browser window, window manager, add an index, create index, index html, index js, index page, create an index,
    index a column, email column, username column, column in oracle, column in excel, column type, varchar, newspaper
    column, spinal column, state machine in xstate, xstate, redux state, dynamic dns, weeks notice, week notice, give
    notice, months notice, product owner, product owners, scrum master, project manager, stakeholder, stakeholders,
    product roadmap, requirements keep, changing the requirements, mvp, okr, okrs, kpi, kpis, retro, retrospective,
    burndown, velocity chart, planning poker, backlog grooming, standups, business analyst`,
} as const

export const otherSubjects: readonly string[] = Object.values(phrasesByField)
  .join(',')
  .split(',')
  .map((phrase) => phrase.trim())
