import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: cómo guardar lo incluido sin gastar puntos',
    intro:
      'U-NEXT muestra en una misma página los títulos incluidos en la cuota, los alquileres con puntos y las compras. Con tres palabras en japonés sabrás distinguirlos y no pagarás nada por descuido.',
    steps: [
      {
        title: 'Inicia sesión con tu cuenta',
        text: 'Abre video.unext.jp en el navegador interno; tanto el registro como la reproducción exigen estar en Japón. El titular puede crear tres cuentas más para la familia, cada una con su lista y su historial. Usa la tuya para que las recomendaciones no se mezclen.',
      },
      {
        title: 'Filtra por 見放題',
        text: 'Esa palabra significa «incluido en la cuota»; ポイント indica un alquiler con puntos y 購入, una compra. El filtro es un botón sobre los resultados que oculta lo que se paga aparte. La aplicación nunca gasta puntos: el alquiler lo haces tú en la web.',
      },
      {
        title: 'Elige entre subtítulos y doblaje',
        text: 'Los títulos extranjeros tienen dos fichas con el mismo cartel: 字幕 es la versión subtitulada y 吹替, la doblada. Para una serie de HBO querrás seguramente la primera; para ver una película con niños, la segunda. Comprueba que has abierto la ficha correcta.',
      },
      {
        title: 'Descarga la serie durante la noche',
        text: 'Una serie japonesa suele tener de diez a doce capítulos, y cada hora en 720p ocupa algo menos de un giga. Si la ficha dice 日本語字幕, hay subtítulos en japonés. A la mañana siguiente, mira el final del último capítulo; es normal que falten los patrocinadores. Si tu televisor muestra cuadrados en lugar de kanji, deja solo el número y la fecha en el nombre.',
      },
      {
        title: 'Guarda los alquileres en otra carpeta',
        text: 'Desde que empiezas a ver un título alquilado tienes normalmente 48 horas, y después debes borrar el archivo. La hora exacta figura en la compra: ponla en el nombre de la carpeta.',
      },
    ],
    hints: [
      {
        title: 'Control de las compras',
        text: 'El titular puede impedir desde su cuenta que los demás miembros de la familia gasten puntos.',
      },
      {
        title: 'Los puntos caducan',
        text: 'Se abonan cada mes y vencen a los noventa días. Sirven para estrenos e incluso para entradas de cine, así que úsalos a tiempo.',
      },
      {
        title: 'Títulos que se retiran pronto',
        text: 'El apartado 配信終了 los reúne todos. A fin de mes la lista es larga y merece diez minutos.',
      },
      {
        title: 'Cuatro pantallas, pero no el mismo título',
        text: 'Pueden verlo cuatro personas a la vez, siempre que elijan títulos distintos. Si no se reproduce, quizá alguien de la familia lo esté viendo ya; espera a que termine o elige otro.',
      },
    ],
    questions: [
      {
        question: '¿Dónde están las series de Paravi?',
        answer:
          'En U-NEXT desde 2023. Búscalas por la cadena, TBS o TV Tokyo; el buscador admite letras latinas.',
      },
      {
        question: '¿Están las series de HBO?',
        answer: 'En Japón, muchas de ellas sí. Lo habitual es la voz original con subtítulos en japonés.',
      },
      {
        question: '¿Me basta el mes de prueba de U-NEXT?',
        answer:
          'Durante ese mes puedes elegir los títulos incluidos. Si después no te suscribes, termina también tu derecho a ver lo que guardaste.',
      },
      {
        question: '¿Dónde está la segunda temporada?',
        answer:
          'Cada temporada tiene su propia página, con un nombre muy parecido, y se enlazan en 関連作品. Fíjate en el año.',
      },
    ],
    meta_title: 'Guía: títulos incluidos en U-NEXT',
    meta_description:
      '見放題 o puntos, 字幕 o 吹替: cómo guardar los títulos incluidos en U-NEXT y respetar los plazos del alquiler si vives en Japón.',
  },
  dmm_downloader: {
    title: 'DMM TV: cómo guardar anime y obras de teatro 2.5D',
    intro:
      'DMM TV ofrece el anime de la temporada y obras de teatro basadas en manga, las llamadas 2.5D. Un capítulo dura veinticuatro minutos y una obra, dos horas y media, de modo que cada cosa necesita un tamaño y una carpeta distintos.',
    steps: [
      {
        title: 'Inicia sesión en tv.dmm.com',
        text: 'La página de la cuenta indica si DMM Premium está activo. Si la web te lleva a dmm.com, vuelve a la dirección que empieza por «tv». Crea también un perfil, para poder elegirlo después en el navegador interno. Lo comprado en otras tiendas de DMM no aparece aquí.',
      },
      {
        title: 'Consulta el calendario del anime',
        text: 'Los estrenos están ordenados por día de la semana. Las horas pasan de 24: el martes a las 25:30 es la una y media de la madrugada del miércoles. Los capítulos que ya tienes aparecen señalados.',
      },
      {
        title: 'Busca la función completa',
        text: 'En la fila 2.5次元, cada obra va acompañada de entrevistas y reportajes; la función es la que dura entre dos y tres horas. Si pone 前編 y 後編, cada acto va por separado y tienes que marcar los dos. Mira también la fecha y el reparto.',
      },
      {
        title: 'Elige el tamaño para cada título',
        text: 'Los escenarios oscuros necesitan una resolución alta, entre 6 y 8 GB por obra. El anime, con sus colores planos, se ve bien en 720p: doce capítulos ocupan unos 6 GB.',
      },
      {
        title: 'Pon el anime y la obra en la misma carpeta',
        text: 'La serie en la que se basa la obra suele estar en el mismo catálogo. Numera la función detrás de la temporada que adapta y reproduce la canción inicial de ambas para comparar el sonido.',
      },
    ],
    hints: [
      {
        title: 'Varias pantallas a la vez',
        text: 'Se permiten, pero no siempre con el mismo título. Si la cola no avanza, comprueba que no haya otro dispositivo en uso.',
      },
      {
        title: 'Qué abarca el producto',
        text: 'Solo el catálogo general de vídeo: ni los demás servicios de DMM ni las obras para adultos.',
      },
      {
        title: 'Entradas para una función',
        text: 'Tienen dos fechas, el día de la función y el final del archivo. Solo puedes elegir la grabación entre una y otra.',
      },
      {
        title: 'Escúchala con auriculares',
        text: 'El sonido combina los micrófonos de los actores con los de la sala. En estéreo parece que estás en el teatro.',
      },
      {
        title: 'Qué significan 最速, 独占 y 見放題',
        text: 'Las dos primeras etiquetas, «el más rápido» y «exclusivo», son publicidad. Solo la tercera dice que el título está incluido en la cuota.',
      },
    ],
    questions: [
      {
        question: 'Tengo Premium, pero la obra se cobra aparte. ¿Es normal?',
        answer:
          'Sí, los estrenos se venden sueltos y algunos pasan más tarde a la cuota. Mientras tu entrada sea válida, puedes elegir la repetición.',
      },
      {
        question: '¿Hay algo en español?',
        answer:
          'Prácticamente nada; el servicio está pensado para quien entiende japonés. Con el título inglés del anime quizá encuentres una versión traducida en otra plataforma.',
      },
      {
        question: '¿Puedo guardar los comentarios del reparto como segunda pista?',
        answer:
          'Sí, en un MKV, si DMM los ofrece como pista de audio. Lo normal es que sean un vídeo aparte.',
      },
      {
        question: 'Falta el musical del año pasado. ¿Volverá?',
        answer:
          'Los derechos se conceden por función y suelen acabar cuando sale el disco. Cuando se estrena un montaje nuevo, los anteriores vuelven a menudo unas semanas.',
      },
    ],
    meta_title: 'Guía: anime y teatro 2.5D de DMM TV',
    meta_description:
      'Calendario, función completa, tamaño y carpetas: cómo guardar anime y obras de teatro de DMM TV para uso privado.',
  },
  abema_downloader: {
    title: 'ABEMA: cómo guardar lo gratuito antes de que caduque',
    intro:
      'ABEMA es a la vez una cadena de televisión y un catálogo a la carta. Muchos capítulos son gratuitos unos días y después solo los ven los socios de pago. Esta guía explica cómo ver el plazo y en qué orden guardarlos.',
    steps: [
      {
        title: 'Cambia de テレビ a ビデオ',
        text: 'La portada empieza con una emisión en directo, que no se puede guardar; baja el volumen y abre la pestaña de vídeo en la barra superior. Allí los programas aparecen a menudo menos de una hora después de emitirse. Con la lupa llegas a la página de cada serie, con lo más reciente arriba.',
      },
      {
        title: 'Mira hasta cuándo es gratis',
        text: '無料 significa «gratis» y lleva al lado el tiempo que queda: «あと3日» quiere decir tres días y «本日まで», solo hoy. プレミアム o una P amarilla indican que hace falta un plan de pago; también vale el más barato, con anuncios. Un capítulo puede llevar las dos señales.',
      },
      {
        title: 'Ordena la cola por el plazo',
        text: 'La aplicación puede hacerlo por ti: lo que caduca hoy va primero. Si una serie libera un capítulo por semana, apunta el día. Los de un anime de temporada suelen estar abiertos hasta que llega el siguiente.',
      },
      {
        title: 'Acorta el nombre del archivo en las partidas',
        text: 'Los títulos de shogi y mahjong son larguísimos; basta con la liga, la ronda y los jugadores. Diez horas de shogi en un tamaño pequeño ocupan 2 o 3 GB, porque el tablero apenas cambia. La M League tiene dos partidas por jornada.',
      },
      {
        title: 'Comprueba que no falta ninguna parte en la carpeta',
        text: 'Los programas especiales se dividen en partes, de #1 a #4, que no caducan a la vez. Cuéntalas cuando acabe la cola, porque la que falte solo podrás verla después con un plan de pago. Abre la última y mira si llega hasta la despedida.',
      },
    ],
    hints: [
      {
        title: 'El apartado 見逃し',
        text: 'Reúne lo emitido en los últimos días. Si un programa ha cambiado de hora, los capítulos anteriores pueden seguir donde estaban.',
      },
      {
        title: 'Comentarios del público',
        text: 'Aparecen junto a la imagen y no forman parte del vídeo guardado. En directo puedes ocultarlos con una flecha.',
      },
      {
        title: 'Primeros capítulos gratuitos',
        text: 'El primero de muchas series está abierto durante toda la temporada. Empieza por aquellas cuyo segundo capítulo va a caducar.',
      },
      {
        title: 'Maratones antes de una continuación',
        text: 'Las temporadas anteriores suelen abrirse gratis dos o tres días. Ten libres unos cincuenta gigas.',
      },
    ],
    questions: [
      {
        question: '¿Por qué hay anuncios?',
        answer:
          'Financian la parte gratuita; el plan de pago existe con anuncios y sin ellos. Espera a que termine el primero: la aplicación reconoce las pistas en cuanto empieza el programa.',
      },
      {
        question: '¿Se ve ABEMA desde España?',
        answer:
          'Solo en parte. Las noticias suelen abrirse y el anime, rara vez; la ficha lo indica. Puedes elegir lo que se reproduzca donde estás.',
      },
      {
        question: '¿Cuánto tiempo es gratis un programa?',
        answer:
          'A menudo siete días, pero a veces 72 horas o solo uno. Guíate por el plazo que indica la página.',
      },
      {
        question: 'Pagué un combate con monedas. ¿Puedo guardarlo?',
        answer:
          'Si se publica la repetición, sí, hasta la fecha que indicaba la compra. El directo no se guarda.',
      },
      {
        question: '¿Por qué la resolución es menor sin Premium?',
        answer:
          'ABEMA reserva la más alta a ciertos títulos y planes. En el menú de calidad ves la que recibes tú.',
      },
    ],
    meta_title: 'Guía: ABEMA, guardar lo gratuito a tiempo',
    meta_description:
      '無料 y プレミアム, cola por plazo y partes de un especial: cómo guardar a tiempo los vídeos gratuitos de ABEMA para uso privado.',
  },
  lemino_downloader: {
    title: 'Lemino: cómo guardar conciertos, K-pop y boxeo',
    intro:
      'Lemino, el sucesor de dTV, ofrece conciertos, combates y programas coreanos que a veces solo están disponibles unos días. Aquí verás cómo reconocer el plazo y qué tamaño elegir para cada uno.',
    steps: [
      {
        title: 'Inicia sesión con una cuenta d',
        text: 'Es gratuita y no exige una línea de Docomo. Entra en lemino.docomo.ne.jp con tu correo y ten el teléfono a mano, porque la segunda comprobación es un código o la aplicación de la cuenta d. Lemino Premium se contrata aparte.',
      },
      {
        title: 'Distingue lo gratuito, lo incluido y lo que se vende',
        text: 'Una corona indica Premium; un precio, una compra con plazo; el resto es gratis con anuncios. Usa el filtro antes de marcar nada. En la página de un grupo, los vídeos, los programas y los conciertos están en pestañas distintas.',
      },
      {
        title: 'Espera a que aparezca 見逃し配信',
        text: 'Así se llama la repetición, que está disponible unos días después del directo. El último día figura al final de la descripción. Lo que se emite un sábado se retira muchas veces el viernes siguiente a las 23:59, hora de Tokio.',
      },
      {
        title: 'Descarga las veladas por la noche',
        text: 'Cinco horas de boxeo en 720p ocupan 4 o 5 GB. Puedes interrumpir la tarea, y luego seguirá donde se quedó. El combate principal es siempre el último: comprueba que está.',
      },
      {
        title: 'Elige el tamaño y escucha el sonido',
        text: 'Un concierto en 1080p ocupa unos 5 GB; una charla en 480p, 300 MB. Al terminar, reproduce la canción más fuerte para ver si el sonido es limpio. Escribe la fecha límite en el nombre de la carpeta, porque la página desaparecerá.',
      },
    ],
    hints: [
      {
        title: 'Buscar un grupo',
        text: 'Prueba con letras latinas y con katakana, y usa el nombre del grupo en vez del de un solo miembro. Lemino clasifica también los títulos por estados de ánimo.',
      },
      {
        title: 'Dónde ahorrar espacio',
        text: 'En un concierto importa el sonido, así que elige la mejor pista aunque la imagen sea más modesta. Para una rueda de prensa basta el tamaño más pequeño; la diferencia entre uno y otro llega a ser de cinco veces.',
      },
      {
        title: 'Versiones sin cortes',
        text: 'ノーカット版 es el montaje íntegro de una serie coreana y dura varios minutos más.',
      },
      {
        title: 'Combates gratuitos',
        text: 'Algunos títulos mundiales se han emitido sin coste. Aun así, la repetición puede requerir Premium.',
      },
    ],
    questions: [
      {
        question: '¿Qué pasó con mi suscripción a dTV?',
        answer:
          'Los contratos pasaron a Lemino en 2023; al iniciar sesión verás cómo quedó el tuyo. Los favoritos no se trasladaron del todo, así que tendrás que añadirlos de nuevo.',
      },
      {
        question: '¿Puedo verlo en casa con mis amigas?',
        answer:
          'Sí, verlo juntas es uso privado. Lo que no puedes hacer es darles una copia; mándales mejor el enlace de la página.',
      },
      {
        question: 'Tengo Lemino a través de Amazon. ¿Qué producto necesito?',
        answer: 'El de Prime Video, si ves los títulos en la página de Amazon.',
      },
      {
        question: '¿Sirve una entrada para un concierto en línea?',
        answer:
          'Sí, mientras la repetición se abra en el navegador con tu cuenta. Si las normas del artista prohíben guardarla, no lo hagas.',
      },
      {
        question: 'La página me pide instalar algo. ¿Qué hago?',
        answer:
          'En el ordenador puedes cerrar el aviso. Los títulos reservados a móviles y televisores no se abren aquí.',
      },
    ],
    meta_title: 'Guía: conciertos y combates de Lemino',
    meta_description:
      'Cuenta d, repeticiones de pocos días y tamaño adecuado: cómo guardar conciertos, programas coreanos y boxeo de Lemino, antes dTV.',
  },
  tver_downloader: {
    title: 'TVer: cómo guardar tus series cada semana',
    intro:
      'En TVer, un capítulo suele estar disponible hasta que se emite el siguiente. Si reservas siempre la misma hora de la semana, por ejemplo el domingo a mediodía, no se te escapará ninguno. Cinco series son cinco horas semanales: elige solo lo que vayas a ver.',
    steps: [
      {
        title: 'Abre tver.jp en el navegador interno',
        text: 'La primera vez te pregunta la edad, el sexo y el código postal, que usa para la publicidad. No es necesario registrarse, pero un TVer ID gratuito guarda tus favoritos en todos los dispositivos. Solo se reproduce en Japón.',
      },
      {
        title: 'Busca el programa por su día de emisión',
        text: 'El listado sigue los días de la semana. Los programas de las cadenas de Osaka o Hokkaido están en エリア. En «マイページ» aparecen los capítulos nuevos de tus favoritos.',
      },
      {
        title: 'Mira cuándo se retira',
        text: 'Bajo el título, 配信終了 indica el día y la hora, a menudo justo antes del capítulo siguiente. Lo que se emitió el lunes por la noche acaba el lunes siguiente, así que no esperes hasta entonces. Los primeros capítulos no suelen llevar esa línea y duran más.',
      },
      {
        title: 'Pon la fecha en el nombre del archivo',
        text: 'Los programas de variedades no llevan número, y la fecha ocupa su lugar. Una hora en 720p son unos 800 MB. El archivo tiene que acabar con el avance del capítulo siguiente; si no, está incompleto. El anuncio del principio no se guarda.',
      },
      {
        title: 'Borra de la carpeta lo que hayas visto',
        text: 'El sábado por la noche tendría que estar vacía. Si un programa lleva tres semanas sin que lo veas, quítalo de la lista: TVer sirve para ponerse al día, no para coleccionar.',
      },
    ],
    hints: [
      {
        title: 'Capítulos que ya no están',
        text: 'Según la cadena, los encontrarás en FOD, Hulu Japón o U-NEXT, que son de pago. Antes de un final, algunas cadenas publican otra vez la temporada o un resumen, llamado ダイジェスト.',
      },
      {
        title: 'Avisos de favoritos',
        text: 'Señalan lo que hay nuevo. Quita de vez en cuando los que ya no sigues, o la lista se hará demasiado larga.',
      },
      {
        title: 'Retrasos por el béisbol',
        text: 'Los capítulos se publican al acabar la emisión, salvo que un partido se alargue. Si a las diez no está, mira a medianoche.',
      },
      {
        title: 'Temporadas enteras en verano',
        text: 'Antes de una película o una continuación se reponen series completas, todas con la misma fecha de retirada.',
      },
      {
        title: 'Programas regionales',
        text: 'TVer ofrece espacios que en televisión solo se ven en su región, como un programa de cocina de Hokkaido.',
      },
    ],
    questions: [
      {
        question: '¿Por qué falta un capítulo?',
        answer:
          'Puede que una canción, unas imágenes deportivas o un invitado no se puedan mostrar en internet. A veces se difumina a un cantante por la misma razón.',
      },
      {
        question: '¿Hay subtítulos?',
        answer:
          'Muchas series los llevan en japonés, señalados con el signo 字. En los programas de variedades, los rótulos forman parte de la imagen.',
      },
      {
        question: 'Estuve de viaje y me perdí dos capítulos. ¿Se pueden recuperar?',
        answer: 'En TVer, no. El servicio de pago de la cadena casi siempre los conserva.',
      },
      {
        question: '¿Por qué dura menos que en televisión?',
        answer: 'Porque la hora de emisión incluía unos catorce minutos de anuncios.',
      },
    ],
    meta_title: 'Guía: TVer, tus series cada semana',
    meta_description:
      'Día de emisión, 配信終了 y fecha en el nombre: cómo guardar cada semana los programas de TVer y verlos a tu hora, en privado.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus (NHK ONE): cómo guardar los últimos 7 días',
    intro:
      'En octubre de 2025, NHK Plus pasó a formar parte de NHK ONE, pero la mayoría de los programas sigue disponible siete días. Se puede llegar a ellos por la programación o por la página de la serie; aquí verás cuándo conviene cada camino.',
    steps: [
      {
        title: 'Inicia sesión y vincula tu contrato',
        text: 'Regístrate con los datos del canon de tu hogar: nombre, dirección y, si lo tienes, número de cliente. La comprobación tarda unos días y, hasta entonces, un aviso tapa parte de la imagen. También aparecería en el archivo, así que espera a que desaparezca.',
      },
      {
        title: 'Busca en la programación',
        text: 'Elige el día, el canal y la hora. Es más rápido que el buscador cuando el título del día no coincide con el de la serie. Lo que ya ha empezado se puede ver desde el principio. En la aplicación, el servicio conserva el nombre antiguo, pero se abre la página actual.',
      },
      {
        title: 'Abre la página de la serie',
        text: 'Reúne lo que sigue disponible. De la serie matinal encontrarás los cinco capítulos de la última semana, de quince minutos cada uno, y el resumen del sábado en otra línea. En 720p ocupan 1,2 GB.',
      },
      {
        title: 'Activa los subtítulos y el segundo audio',
        text: 'Casi todo lleva 字幕, subtítulos en japonés; márcalos antes de iniciar la descarga. Algunos programas tienen otra voz, en inglés o con audiodescripción (解説): 主 es la principal y 副, la segunda. Escúchala unos segundos para saber cuál es.',
      },
      {
        title: 'Pon número y fecha en el nombre del archivo',
        text: 'Los documentales de una colección se llaman casi igual, y sin esos datos no los distinguirás. La NHK marca capítulos en muchos de ellos, y tu reproductor puede saltar de uno a otro. Borra lo que hayas visto antes de guardar la semana siguiente.',
      },
    ],
    hints: [
      {
        title: 'Cursos de idiomas',
        text: 'Las lecciones son cortas y están bien subtituladas. Guárdalas por semanas con su archivo SRT para repasarlas.',
      },
      {
        title: 'Programas más antiguos',
        text: 'Están en NHK On Demand, un servicio de pago con otro registro que este producto no abarca.',
      },
      {
        title: 'El plazo se cuenta en horas',
        text: 'Los siete días empiezan al acabar la emisión. Lo que terminó el martes a las 22:45 desaparece el martes siguiente a esa misma hora.',
      },
      {
        title: 'Noticias de otras prefecturas',
        text: 'También están disponibles. En la época de tifones, mucha gente las usa para saber cómo está su región de origen.',
      },
    ],
    questions: [
      {
        question: '¿Qué significa «配信していません»?',
        answer:
          'Que la NHK no tiene los derechos para internet, como ocurre con algunos deportes e imágenes de otras cadenas. El sumo, en cambio, suele estar entero y en resumen.',
      },
      {
        question: '¿Y NHK World en español?',
        answer:
          'Es un servicio gratuito distinto, con su propia web y con vídeos subtitulados sobre Japón. Esta guía no trata de él.',
      },
      {
        question: '¿Funciona desde España?',
        answer: 'No, es para espectadores en Japón. Desde otros países puedes ver NHK World.',
      },
      {
        question: '¿Por qué me pregunta dónde vivo?',
        answer: 'Por el contrato y para mostrarte la edición regional. No influye en lo que puedes guardar.',
      },
      {
        question: '¿Sirve para una empresa o un colegio?',
        answer:
          'No, este producto es para un hogar. Las empresas firman su propio contrato con la NHK y los colegios disponen de NHK for School.',
      },
    ],
    meta_title: 'Guía: siete días de NHK Plus y NHK ONE',
    meta_description:
      'Contrato, programación, subtítulos y segundo audio: cómo guardar en privado los programas de NHK de los últimos siete días.',
  },
  fod_downloader: {
    title: 'FOD: cómo guardar series clásicas de Fuji TV',
    intro:
      'FOD conserva series de Fuji TV de varias décadas. Aunque hayas olvidado el título, puedes encontrarlas por el día y la hora en que se emitían, por el año o por los actores. El producto se vende para Windows.',
    steps: [
      {
        title: 'Inicia sesión como te registraste',
        text: 'Puede ser con un FOD ID, con Amazon o con tu operadora. Si vuelves a la portada de fod.fujitv.co.jp y no ves tu nombre, elegiste otra vía. プレミアム marca lo que exige suscripción. Reproduce diez segundos del segundo capítulo, porque el primero suele ser gratuito.',
      },
      {
        title: 'Busca la serie por su horario',
        text: '月9 significa los lunes a las nueve y 木10, los jueves a las diez; el buscador entiende esas abreviaturas. Las series van de la más nueva a la más antigua. También puedes escribir el nombre de un actor, en kanji, tal como figura en los créditos.',
      },
      {
        title: 'Descarga la serie completa',
        text: 'Suele tener unos once capítulos, y el último dura con frecuencia un cuarto de hora más. Una de 1995 ocupa menos de 4 GB, porque la imagen de entonces era pequeña.',
      },
      {
        title: 'Pon el año delante del nombre de la carpeta',
        text: 'Con un nombre como «1997 – Título», la colección queda ordenada por fechas. Así podrás ver también cómo han cambiado las series desde los noventa.',
      },
      {
        title: 'Añade los especiales',
        text: 'Los de dos horas están al final de la lista o tienen página propia; numéralos por año. Después reproduce el comienzo del último capítulo: si suena la canción de la serie, el orden es correcto. Si el volumen es bajo, súbelo en el reproductor.',
      },
    ],
    hints: [
      {
        title: 'Solo para Windows',
        text: 'Funciona con Windows 10 y 11, en un ordenador a la vez; si cambias de equipo, libera la licencia en tu cuenta. La versión para Mac ya no se vende, pero quien la compró la conserva.',
      },
      {
        title: 'Imagen en 4:3',
        text: 'Las series anteriores a 2005, más o menos, tienen ese formato. Déjalo como está, porque al estirar la imagen se deforman las caras.',
      },
      {
        title: 'Por qué falta una serie famosa',
        text: 'La causa suele ser el contrato de un solo actor. En ese caso te queda el disco.',
      },
      {
        title: 'Historias paralelas',
        text: 'Los capítulos cortos que se hicieron para FOD transcurren entre dos de los normales; la fecha indica entre cuáles.',
      },
      {
        title: 'El anime de Noitamina',
        text: 'Es la franja nocturna de anime de Fuji TV y tiene su propia fila. Algunas series llegan a FOD antes que a otros servicios.',
      },
    ],
    questions: [
      {
        question: '¿Por qué suena otra canción?',
        answer:
          'Porque la original no tenía licencia para internet y hubo que sustituirla. A veces cambia la cabecera entera o se corta una escena.',
      },
      {
        question: '¿Las series antiguas tienen subtítulos?',
        answer:
          'Pocas; en las recientes son habituales. Míralo al elegir las pistas. Los capítulos de esta semana están también gratis en TVer.',
      },
      {
        question: '¿Se guardan las carreras y el voleibol?',
        answer: 'El directo, no. Una grabación con página propia, sí, hasta su último día.',
      },
      {
        question: 'Pago con el móvil y no tengo contraseña. ¿Qué hago?',
        answer:
          'Añade un correo y una contraseña en la página de la cuenta. Con ellos podrás iniciar sesión también en el navegador interno.',
      },
      {
        question: 'FOD ofrece también revistas y manga. ¿Están incluidos?',
        answer: 'No, se leen en la web de FOD. La aplicación solo guarda vídeos.',
      },
    ],
    meta_title: 'Guía: series de Fuji TV en FOD',
    meta_description:
      'Horarios 月9 y 木10, especiales y carpetas por año: cómo guardar las series de FOD en un ordenador con Windows, con tu suscripción.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japón: cómo guardar lo incluido en la cuota',
    intro:
      'Hulu Japón también vende y alquila, y ambas ofertas aparecen juntas en los resultados. Esta guía te ayuda a distinguirlas y a colocar en su sitio los capítulos adicionales que acompañan a muchas series de Nippon TV.',
    steps: [
      {
        title: 'Inicia sesión en hulu.jp',
        text: 'Pertenece al grupo de Nippon TV, y una cuenta estadounidense no sirve. Usa el correo del registro aunque pagues con la operadora. Si ves una página en inglés de otro tono de verde, has elegido el Hulu de Estados Unidos.',
      },
      {
        title: 'Evita los títulos con la palabra ストア',
        text: 'Si aparece en el cartel, el título se compra o se alquila; sin ella, está incluido en la cuota. La tienda usa la misma cuenta, pero cobra aparte, y un alquiler da treinta días para empezar y cuarenta y ocho horas para terminar.',
      },
      {
        title: 'Elige la ficha subtitulada o la doblada',
        text: 'Cada serie extranjera tiene dos, 字幕版 y 吹替版, que solo se distinguen por los caracteres bajo el título. Decídelo en el primer capítulo o acabarás con una temporada mezclada.',
      },
      {
        title: 'Añade los capítulos adicionales',
        text: 'Muchas series de Nippon TV tienen historias hechas para Hulu: 本編 es la serie y オリジナルストーリー, lo añadido. La fecha indica su lugar. Si una se publicó el día 18, justo después del quinto capítulo, va entre el quinto y el sexto.',
      },
      {
        title: 'Numera los archivos y revisa la carpeta',
        text: 'Para ese capítulo adicional puedes usar 05.5, fácil de leer, o S00E05, que entienden los servidores domésticos; elige uno de los dos. Después comprueba que los títulos están en el orden de la historia. Diez capítulos y cinco adicionales ocupan unos 10 GB en 720p.',
      },
      {
        title: 'Guarda algo para los niños',
        text: 'En el perfil Kids puedes marcar cinco cortos de Anpanman, que ocupan unos 300 MB. Ponlos en otra carpeta para que no se mezclen con las series de adultos.',
      },
    ],
    hints: [
      {
        title: 'Un PIN para la tienda',
        text: 'Actívalo si hay niños en casa. El perfil infantil oculta la tienda por completo.',
      },
      {
        title: 'Béisbol y música',
        text: 'Los partidos de los Giants dependen de los derechos de cada temporada. Los programas musicales largos se publican en varias partes, que no caducan el mismo día.',
      },
      {
        title: 'El capítulo final',
        text: 'Algunas series terminan solo en Hulu, con un capítulo llamado 最終章. Figura como otra serie del catálogo y es fácil pasarlo por alto.',
      },
      {
        title: 'Un título en un solo dispositivo',
        text: 'Ciertos títulos no se pueden reproducir en dos a la vez. Si el televisor muestra un aviso, espera a que la aplicación termine.',
      },
    ],
    questions: [
      {
        question: 'La serie ha terminado y ya no está. ¿Por qué?',
        answer:
          'Estaba disponible solo mientras se emitía, y a veces vuelve más adelante. Las producciones de Hulu permanecen.',
      },
      {
        question: '¿Cuántos perfiles puede haber?',
        answer:
          'Hasta seis. Nuestra licencia cuenta ordenadores y no perfiles. Si tienes el plan conjunto con Disney, sus títulos se abren en la página de Disney.',
      },
      {
        question: '¿Es cierto el aviso «solo siete días»?',
        answer:
          'En algunos vídeos promocionales, sí. La mayoría dura tanto como la serie, pero guarda primero los que llevan ese aviso.',
      },
      {
        question: 'No puedo marcar un reportaje de rodaje. ¿Por qué?',
        answer:
          'O pertenece a la tienda o todavía no se ha publicado. Intenta reproducirlo unos segundos para averiguarlo.',
      },
    ],
    meta_title: 'Guía: Hulu Japón, lo incluido en la cuota',
    meta_description:
      'ストア, 字幕版, 吹替版 y capítulos adicionales: cómo guardar los títulos incluidos en Hulu Japón con tu suscripción y en privado.',
  },
  niconico_downloader: {
    title: 'Niconico: cómo guardar vídeos con permiso del autor',
    intro:
      'En Niconico publican sobre todo autores aficionados. Por eso, antes de guardar un vídeo conviene leer qué permite su autor. Después puedes decidir si quieres conservar también los comentarios que cruzan la imagen.',
    steps: [
      {
        title: 'Lee qué permite el autor',
        text: 'Muchos lo indican en la descripción, y la ficha de ニコニ・コモンズ detalla las condiciones. 転載禁止 prohíbe volver a publicarlo y 保存OK admite una copia. Si el autor no quiere copias, no sigas. Si ofrece una descarga propia, úsala, porque tendrá mejor calidad.',
      },
      {
        title: 'Pega la dirección del vídeo o de la lista',
        text: 'Si contiene «watch/sm», es un vídeo; si contiene «mylist», una lista completa. Verás el título, el autor y la duración o, si se borró, un mensaje. Los números sm son de los miembros y los so, de los canales. Las páginas de serie respetan el orden; en las listas de espectadores puede faltar algún vídeo.',
      },
      {
        title: 'Decide cuántos comentarios quieres',
        text: 'El control deslizante muestra el minuto con más comentarios: mil animan la imagen y diez mil la tapan. Guárdalos como archivo ASS para poder apagarlos en el reproductor. En un vídeo de instrucciones es mejor prescindir de ellos. No los publiques, porque también tienen autor.',
      },
      {
        title: 'Comprueba si el canal exige ser socio',
        text: 'Un candado o un precio indican que el episodio es de pago. Puedes elegirlo si se reproduce en el navegador y las normas del canal permiten conservarlo.',
      },
      {
        title: 'Guarda el vídeo y comprueba el resultado',
        text: 'El nombre incluye el autor, el número y la fecha, y con el número siempre puedes volver al original. Diez minutos ocupan entre 30 y 150 MB. Reproduce un estribillo para ver si los comentarios van acompasados con la música.',
      },
    ],
    hints: [
      {
        title: 'Mejor por la mañana',
        text: 'Sin Premium, el sitio ofrece una resolución menor en la hora punta, de ocho a doce de la noche en Japón.',
      },
      {
        title: 'Repeticiones de directos',
        text: 'Se abren por tiempo limitado, si tienes una reserva o Premium; la página indica hasta cuándo. Una emisión que no ha terminado no se puede guardar.',
      },
      {
        title: 'Los números no se reutilizan',
        text: 'El de un vídeo retirado no se asigna a ningún otro. Por eso una lista de números basta para recordar lo que has visto.',
      },
      {
        title: 'Solo la canción',
        text: 'Si te interesa la música, guarda un M4A. Añade el nombre de quien canta, porque una versión suele citar solo al compositor.',
      },
      {
        title: 'Partidas comentadas en varias partes',
        text: 'La página de la serie las muestra en orden. Algunas empiezan a contar por el cero, de modo que no falta ninguna.',
      },
    ],
    questions: [
      {
        question: '¿Puedo usar una canción de Vocaloid en mi vídeo?',
        answer:
          'Si su autor lo permite. Míralo en la descripción o en Niconi Commons, y ten en cuenta también las condiciones de la voz sintética. Si tienes dudas, escríbele; un mensaje en inglés suele bastar.',
      },
      {
        question: '¿Por qué se ven tan pequeños los vídeos antiguos?',
        answer:
          'Se subieron con la resolución de su época y no hay otra. Amplíalos en el reproductor; convertirlos solo hace que ocupen más.',
      },
      {
        question: '¿Puedo publicarlo en otro sitio?',
        answer: 'No. Eso solo puede autorizarlo quien lo hizo.',
      },
      {
        question: 'Los comentarios aparecen en una esquina. ¿Qué ocurre?',
        answer: 'Tu reproductor no admite del todo el formato ASS. Prueba con VLC o mpv.',
      },
      {
        question: '¿Se perdieron vídeos en la interrupción de 2024?',
        answer:
          'No, el sitio volvió con todos. Algunas funciones tardaron más, y por eso hay instrucciones antiguas que ya no valen.',
      },
    ],
    meta_title: 'Guía: Niconico, vídeos y comentarios',
    meta_description:
      'Permiso del autor, direcciones, canales y comentarios en ASS: cómo guardar un vídeo de Niconico cuando su autor lo admite.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: cómo guardar el anime de la temporada',
    intro:
      'd Anime Store ofrece casi todo el anime que se estrena cada trimestre, unas cuarenta series. Nadie puede seguirlas todas: prueba varias, quédate con unas pocas y guárdalas en una carpeta por temporada.',
    steps: [
      {
        title: 'Inicia sesión con la cuenta d',
        text: 'No hace falta ser cliente de Docomo. Comprueba que estás en animestore.docomo.ne.jp, porque las versiones de Amazon y Niconico tienen otra página y otro producto. La primera vez se confirma con el móvil; después, el navegador interno recuerda la sesión.',
      },
      {
        title: 'Abre 今期アニメ y elige diez series',
        text: 'Esa página muestra las series en emisión por día y hora; las 25 h equivalen a la una de la madrugada. Elige diez por el cartel, el género o los actores de voz. Los tres primeros capítulos de cada una suman doce horas, unos 10 GB en un tamaño pequeño. Míralos y quédate con cuatro.',
      },
      {
        title: 'Añádelas a la lista «気になる»',
        text: 'Un punto rojo señala los capítulos nuevos, y la aplicación muestra en gris los que ya tienes. Con cinco minutos cada domingo es suficiente.',
      },
      {
        title: 'Crea una carpeta para cada temporada',
        text: 'Pon el año y la estación y, dentro, una subcarpeta por serie. Un capítulo en 720p ocupa 400 MB y doce, unos 5 GB. Deja los resúmenes y los extras al final, con números propios.',
      },
      {
        title: 'Completa las descargas y borra lo demás',
        text: 'Al acabar el trimestre, compara los números con la web: un 7.5 es un resumen y no un error. Coloca la película detrás de la segunda temporada y borra las seis series que dejaste. Abre el último capítulo y comprueba que suena la canción final.',
      },
    ],
    hints: [
      {
        title: 'Saltar la cabecera',
        text: 'El archivo la conserva, con una marca para pasarla. Fíjate en ella de vez en cuando, porque a mitad de temporada suele cambiar.',
      },
      {
        title: 'Buscar por actor de voz',
        text: 'Un nombre te lleva a todos sus papeles, también a series del siglo pasado. El canal d Anime de Prime Video no tiene este buscador y ofrece menos títulos, con las normas de Amazon.',
      },
      {
        title: 'Títulos que se retiran a fin de mes',
        text: 'Están en まもなく配信終了. Algunos clásicos tardan años en volver.',
      },
      {
        title: 'Conciertos y teatro',
        text: 'El catálogo incluye conciertos de anime y obras 2.5D. Son largos, así que resérvales un fin de semana.',
      },
      {
        title: 'La etiqueta 最速',
        text: 'Indica que la serie se estrena aquí antes que en ningún otro sitio. Las demás llegan unos días después que en televisión.',
      },
    ],
    questions: [
      {
        question: '¿En cuántos dispositivos se puede ver a la vez?',
        answer:
          'En uno. Si otra pantalla está ocupada, la cola espera y continúa sola; para el móvil antes de empezar.',
      },
      {
        question: '¿Se conservan las temporadas anteriores?',
        answer:
          'Muchas, pero no todas. Si una serie se va a retirar, la página lo anuncia. Las antiguas tienen menos resolución, y el menú indica la máxima.',
      },
      {
        question: 'Una serie del trimestre no está. ¿Dónde la encuentro?',
        answer:
          'Algunas son exclusivas de otros servicios. La web oficial de la serie los enumera en 配信情報.',
      },
      {
        question: '¿Hay subtítulos en japonés para estudiar?',
        answer: 'Cada vez en más series, señalados con 字幕. No ofrece traducciones a otros idiomas.',
      },
    ],
    meta_title: 'Guía: anime de temporada, d Anime Store',
    meta_description:
      '今期アニメ, lista de pendientes y una carpeta por temporada: cómo elegir y guardar el anime de d Anime Store en privado.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: cómo guardar conciertos y tenis',
    intro:
      'No todo lo que emite WOWOW llega a la carta, y lo que llega se retira pronto. Para no perderte un concierto, un torneo o una serie, empieza por mirar el último día de cada uno. El producto se vende para Windows.',
    steps: [
      {
        title: 'Inicia sesión con tu WEB-ID',
        text: 'Sirve tanto si tienes el canal como si contrataste solo internet; con antena se vincula en «My WOWOW». Si ves tu nombre arriba y ningún botón de registro, has entrado bien. La página muestra tres listas: lo que se emite ahora, el archivo y lo próximo.',
      },
      {
        title: 'Abre 見逃し o アーカイブ',
        text: 'La primera sección contiene las repeticiones y la segunda, lo que permanece un tiempo. ライブ es la emisión en directo, que no se puede guardar. Puedes filtrar por series, cine, música, teatro o deporte, y el tenis está ordenado por torneos. Los nombres extranjeros se buscan en katakana.',
      },
      {
        title: 'Mira el plazo de cada título',
        text: 'Debajo del título, 配信期間 indica el comienzo y el final, en hora de Tokio. Una repetición suele durar de dos a cuatro semanas; un concierto extranjero, a veces solo unos días. 完全版 es una versión más larga, que puede tener otro plazo.',
      },
      {
        title: 'Descarga lo más largo por la noche',
        text: 'Un partido a cinco sets o una ópera duran más que dos películas; cuatro horas en 720p ocupan unos 4 GB. Si hay sonido estéreo y envolvente, para la música guarda los dos.',
      },
      {
        title: 'Comprueba el final y ordena la carpeta',
        text: 'Abre el concierto por la última canción: si se encienden las luces, no falta nada. Los partidos empiezan a veces con la pantalla en negro; avanza dos minutos. Pon en el nombre el artista, la gira y la fecha para distinguir los conciertos de un mismo grupo.',
      },
    ],
    hints: [
      {
        title: 'Solo para Windows',
        text: 'La versión para Mac no está a la venta en este momento. Si ya la compraste, la licencia sigue en tu cuenta.',
      },
      {
        title: 'Partidos sin comentarista',
        text: 'Algunas retransmisiones ofrecen el sonido ambiente como segunda pista. Tienes que elegirla antes de empezar.',
      },
      {
        title: 'Finales en Europa',
        text: 'Una final en París acaba de madrugada en Japón y está disponible a mediodía. Evita las noticias hasta entonces.',
      },
      {
        title: 'La guía mensual',
        text: 'Indica qué óperas y musicales estarán después a la carta. Apúntalos al empezar el mes.',
      },
      {
        title: 'Partido o resumen',
        text: 'Las pistas y las rondas figuran por separado. Junto a cada partido hay un resumen de una hora; fíjate en la duración para no confundirlos.',
      },
    ],
    questions: [
      {
        question: 'Emitieron un concierto que no está a la carta. ¿Por qué?',
        answer:
          'Muchos artistas solo ceden los derechos de emisión; una nota gris en la programación lo indica. A veces se publica meses después.',
      },
      {
        question: '¿Puedo conservar una final durante años?',
        answer:
          'Solo si tu contrato y la ley lo admiten. En caso de duda, bórrala en la fecha que marca el servicio.',
      },
      {
        question: 'Tengo WOWOW por cable. ¿Puedo entrar?',
        answer: 'Si tu compañía participa, sí: registra la cuenta web con el número que te dio.',
      },
      {
        question: '¿Basta con contratar un mes?',
        answer: 'Sí. Se contrata por meses naturales, así que empieza el día 1 para aprovecharlo entero.',
      },
      {
        question: '¿Puedo poner un concierto en mi cafetería?',
        answer: 'No. El contrato doméstico solo vale para tu casa; un local necesita otra licencia.',
      },
    ],
    meta_title: 'Guía: conciertos y tenis de WOWOW',
    meta_description:
      'WEB-ID, 配信期間 y descargas nocturnas: cómo guardar en Windows los conciertos, el tenis y las series de WOWOW On Demand.',
  },
}
