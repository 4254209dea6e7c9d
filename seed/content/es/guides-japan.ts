import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: lo que entra en la cuota y lo que cuesta puntos',
    intro:
      'El fondo es inmenso, pero la mensualidad no lo cubre todo. Antes de marcar nada, aprende los tres signos de los carteles.',
    steps: [
      {
        title: 'Entra estando en Japón',
        text: 'Abre video.unext.jp en el navegador interno. Tanto el alta como la reproducción suponen que vives allí.',
      },
      {
        title: 'Descifra el cartel',
        text: '見放題 quiere decir incluido; ポイント, alquiler con puntos; 購入, compra. Un filtro esconde lo que se paga aparte.',
      },
      {
        title: 'Elige 字幕 o 吹替',
        text: 'Lo extranjero está subtitulado y doblado, por lo común en dos fichas. Comprueba que tienes abierta la tuya.',
      },
      {
        title: 'Guarda el dorama',
        text: 'Suelen ser de diez a doce capítulos. La marca 日本語字幕 promete texto en japonés, de gran ayuda si estudias.',
      },
      {
        title: 'Aísla lo alquilado',
        text: 'Desde que le das a reproducir quedan normalmente 48 horas, y después hay que borrar el archivo.',
      },
    ],
    hints: [
      {
        title: 'Cuentas de familia',
        text: 'La principal puede abrir tres más y prohibirles gastar puntos.',
      },
      {
        title: 'Puntos con fecha',
        text: 'Sirven para estrenos y hasta para entradas de cine, pero vencen. No los olvides.',
      },
    ],
    questions: [
      {
        question: '¿Dónde quedaron las series de Paravi?',
        answer: 'En U-NEXT desde 2023. Busca por cadena, TBS o TV Tokyo, y aparecerán juntas.',
      },
      {
        question: '¿Están ahí las de HBO?',
        answer: 'En Japón, sí, muchas de ellas, con doblaje o subtítulos en japonés.',
      },
    ],
    meta_title: 'Guía: U-NEXT, cuota o puntos',
    meta_description:
      '見放題 o puntos, 字幕 o 吹替: cómo leer los signos de U-NEXT, elegir versión y respetar los plazos si vives en Japón.',
  },
  dmm_downloader: {
    title: 'DMM TV: el anime del trimestre y las obras 2.5D',
    intro:
      'Dos aficiones comparten plataforma: el anime recién estrenado y el teatro nacido del manga. Cada una pide su propia carpeta.',
    steps: [
      {
        title: 'Mira si DMM Premium está activo',
        text: 'Inicia sesión en tv.dmm.com; la página de la cuenta lo dice en una línea.',
      },
      {
        title: 'Abre el calendario',
        text: 'Los estrenos van por día de la semana, de modo que sabes cuándo volver.',
      },
      {
        title: 'Localiza la función',
        text: 'Una obra 2.5次元 viene acompañada de entrevistas y camerinos. La que dura dos o tres horas es la representación.',
      },
      {
        title: 'Archivo único o por capítulos',
        text: 'La obra, de una pieza; la serie, episodio a episodio.',
      },
    ],
    hints: [
      {
        title: 'Varias pantallas',
        text: 'Se permiten, aunque no siempre con el mismo título. Apaga antes el televisor.',
      },
      {
        title: 'Nada más que vídeo',
        text: 'Con esa cuenta DMM abre muchos otros servicios, de los que aquí no hablamos.',
      },
    ],
    questions: [
      {
        question: 'Pago Premium y la obra se cobra aparte, ¿es normal?',
        answer: 'Sí, los estrenos se venden sueltos y algunos pasan más tarde a la cuota.',
      },
      {
        question: '¿Encontraré algo en español?',
        answer: 'Poco o nada. Todo está pensado para quien entiende japonés.',
      },
    ],
    meta_title: 'Guía: DMM TV, anime y teatro 2.5D',
    meta_description:
      'Calendario por días, función y no extras, una pieza por obra: así se ordenan el anime y el teatro de DMM TV para uso privado.',
  },
  abema_downloader: {
    title: 'ABEMA: ver lo gratuito antes de que se cierre',
    intro:
      'ABEMA es una cadena y también una videoteca. Muchos capítulos se abren unos días y luego quedan para los socios, así que importa el orden.',
    steps: [
      {
        title: 'De テレビ a ビデオ',
        text: 'Abandona el directo y entra en la sección de vídeo: lo que está en emisión no se guarda.',
      },
      {
        title: 'Busca la fecha límite',
        text: '無料 es gratis, con su último día al lado; プレミアム requiere el plan de pago.',
      },
      {
        title: 'Coloca delante lo que vence',
        text: 'Si una serie libera un capítulo por semana, quédate con el día y vuelve entonces.',
      },
      {
        title: 'Bautiza las partidas',
        text: 'En shogi y mahjong los títulos son interminables: deja liga, ronda y jugadores.',
      },
    ],
    hints: [
      {
        title: 'El apartado 見逃し',
        text: 'Agrupa los últimos días, por si llegaste tarde al principio.',
      },
      {
        title: 'Mensajes del público',
        text: 'Corren junto a la imagen y no forman parte del vídeo guardado.',
      },
    ],
    questions: [
      {
        question: '¿De dónde salen los anuncios?',
        answer: 'Pagan la parte gratuita. El plan de pago existe con ellos y sin ellos.',
      },
      {
        question: '¿Se ve ABEMA desde España?',
        answer: 'Una parte; el anime, rara vez. La ficha avisa antes de reproducir.',
      },
    ],
    meta_title: 'Guía: ABEMA, antes de la fecha límite',
    meta_description:
      '無料 y プレミアム, orden por vencimiento y nombres para las partidas: los vídeos de ABEMA dentro de lo que permiten la ley y sus normas.',
  },
  lemino_downloader: {
    title: 'Lemino: K-pop y boxeo con una cuenta d',
    intro:
      'El sucesor de dTV vive de conciertos, combates y programas coreanos que a veces duran muy poco en cartel.',
    steps: [
      {
        title: 'Hazte una cuenta d',
        text: 'No cuesta nada ni exige una línea de Docomo. Lemino Premium se contrata encima.',
      },
      {
        title: 'Distingue tres regímenes',
        text: 'Gratis con anuncios, dentro de Premium o vendido suelto: lo aclara la ficha.',
      },
      {
        title: 'Espera al 見逃し配信',
        text: 'Tras un directo queda unos días la repetición, y solo ella tiene comienzo y final.',
      },
      {
        title: 'Para cuando quieras',
        text: 'Una velada de boxeo son muchas horas. La tarea continúa en el punto donde la dejaste.',
      },
    ],
    hints: [
      {
        title: 'Buscar por estado de ánimo',
        text: 'Lemino clasifica también por emociones. Si buscas un grupo, escribe su nombre.',
      },
      {
        title: 'Primero el sonido',
        text: 'Un concierto trae una sola pista. Quédate con la buena, aunque tengas que ceder en imagen.',
      },
    ],
    questions: [
      {
        question: '¿Qué fue de mi abono a dTV?',
        answer: 'Los contratos pasaron a Lemino en 2023. Al iniciar sesión verás en qué quedó el tuyo.',
      },
      {
        question: '¿Puedo verlo con amigas en casa?',
        answer: 'Verlo juntas es un acto privado. Llevarse cada una su copia ya no lo es.',
      },
    ],
    meta_title: 'Guía: conciertos y combates de Lemino',
    meta_description:
      'Cuenta d, repeticiones de pocos días, veladas a trozos: Lemino, heredero de dTV, explicado paso a paso y para verlo tú.',
  },
  tver_downloader: {
    title: 'TVer: una cita fija cada semana',
    intro:
      'Lo normal es que un capítulo esté hasta que se emite el siguiente. Si apartas siempre el mismo rato, dejas de correr detrás de las fechas.',
    steps: [
      {
        title: 'Abre tver.jp',
        text: 'Sin cuenta. La primera vez pregunta edad, sexo y código postal, que usa para la publicidad.',
      },
      {
        title: 'Busca por día',
        text: 'El listado sigue los días de emisión; va bien cuando solo recuerdas que era un martes.',
      },
      {
        title: 'Lee 配信終了',
        text: 'Bajo el título constan el día y la hora en que se retira, a menudo justo antes del capítulo nuevo.',
      },
      {
        title: 'Escribe la fecha',
        text: 'A los programas de variedades no se les pone número, y la fecha hace sus veces.',
      },
    ],
    hints: [
      {
        title: 'Cuando ya no está',
        text: 'Según la cadena, FOD, Hulu Japón o U-NEXT ofrecen pagando los capítulos anteriores.',
      },
      {
        title: 'Favoritos que avisan',
        text: 'Los de TVer señalan lo nuevo: un recordatorio para encender el ordenador.',
      },
    ],
    questions: [
      {
        question: '¿Por qué se han saltado un episodio?',
        answer: 'Puede que una canción, unas imágenes deportivas o un invitado impidan publicarlo en la red.',
      },
      {
        question: '¿Lleva subtítulos?',
        answer: 'En muchas series, japoneses. Los anuncia el signo 字.',
      },
    ],
    meta_title: 'Guía: TVer, día por día',
    meta_description:
      'Listado por días, 配信終了 y fecha en el nombre: cómo ver a tu hora y en privado los programas de TVer antes de que pase la semana.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus, hoy NHK ONE: siete días de margen',
    intro:
      'En octubre de 2025, NHK Plus se integró en NHK ONE. Cambió el nombre; los siete días para ver lo emitido se mantienen.',
    steps: [
      {
        title: 'Vincula la cuenta al contrato',
        text: 'Para el acceso completo hay que registrarse con los datos del canon de tu hogar.',
      },
      {
        title: 'Usa la programación',
        text: 'Elige el día. Un espacio ya empezado se puede poner desde el comienzo.',
      },
      {
        title: 'Pasa a la página de la serie',
        text: 'Reúne lo que queda disponible; en el serial matinal, las entregas de la última semana.',
      },
      {
        title: 'Activa 字幕 y guarda',
        text: 'Casi todo lleva texto en japonés. Enciende la pista antes de arrancar la tarea.',
      },
    ],
    hints: [
      {
        title: 'Segundo audio',
        text: 'Informativos y películas traen en ocasiones otra voz: inglés o audiodescripción (解説).',
      },
      {
        title: 'El archivo está en otra parte',
        text: 'NHK On Demand es un servicio de pago con alta propia.',
      },
    ],
    questions: [
      {
        question: '¿Qué quiere decir «配信していません»?',
        answer: 'Que NHK no tiene los derechos en línea, lo que pasa con deportes e imágenes ajenas.',
      },
      {
        question: '¿Y NHK World en español?',
        answer: 'Es una oferta abierta y distinta, con su propia web. Esta guía no la necesita.',
      },
    ],
    meta_title: 'Guía: NHK Plus y NHK ONE, siete días',
    meta_description:
      'Contrato, programación, subtítulos y segundo audio: cómo recuperar en privado los últimos siete días de NHK, con tu registro.',
  },
  fod_downloader: {
    title: 'FOD: décadas de doramas de Fuji TV, por años',
    intro:
      'FOD guarda varias décadas de ficción. Este sistema de carpetas, pensado para Windows, aguanta el paso del tiempo.',
    steps: [
      {
        title: 'Aparta lo gratis de lo Premium',
        text: 'Algún capítulo reciente se ve con anuncios; プレミアム marca lo que pide abono.',
      },
      {
        title: 'Busca por franja',
        text: '月9 son los lunes a las nueve; 木10, los jueves a las diez. El buscador conoce las abreviaturas.',
      },
      {
        title: 'Marca la serie completa',
        text: 'Unos once capítulos y, con suerte, un especial que se guarda por separado.',
      },
      {
        title: 'El año, delante',
        text: 'Con «1997 – Título» la colección se ordena por sí sola.',
      },
    ],
    hints: [
      {
        title: 'Se vende para Windows',
        text: 'La edición de Mac está retirada. Quien la compró la sigue viendo en su cuenta.',
      },
      {
        title: 'Revistas y manga, fuera',
        text: 'FOD también los ofrece, pero Tidemark Video no toca la lectura.',
      },
    ],
    questions: [
      {
        question: '¿Por qué suena otra canción?',
        answer: 'Porque la original no se licenció para la red y hubo que sustituirla o cortar la escena.',
      },
      {
        question: '¿Las series antiguas tienen subtítulos?',
        answer: 'Pocas. En las recientes son lo normal; compruébalo al elegir pistas.',
      },
    ],
    meta_title: 'Guía: FOD, los doramas de Fuji TV',
    meta_description:
      'Franjas 月9 y 木10, especiales y el año por delante: los doramas de FOD en un ordenador con Windows, con tu abono y para ti.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japón: quedarse en la cuota y no acabar en la tienda',
    intro:
      'Desde que vende y alquila, Hulu Japón mezcla dos ofertas en los mismos resultados. La guía te mantiene en la que ya pagas.',
    steps: [
      {
        title: 'Ve a hulu.jp',
        text: 'Pertenece al grupo de Nippon TV, y una cuenta estadounidense no abre nada.',
      },
      {
        title: 'Aprende la palabra ストア',
        text: 'Si está en el cartel, se trata de una compra, un alquiler o una entrada. Sin ella, entra en la cuota.',
      },
      {
        title: 'Abre 字幕版 o 吹替版',
        text: 'Cada serie extranjera tiene dos fichas, que en tu lista se confunden con facilidad.',
      },
      {
        title: 'Añade los capítulos propios',
        text: 'A varias series de Nippon TV les sigue una historia solo para Hulu. Busca el título y la palabra Hulu.',
      },
    ],
    hints: [
      {
        title: 'Un PIN para comprar',
        text: 'Si hay niños en casa, pónselo a la tienda.',
      },
      {
        title: 'El béisbol va y viene',
        text: 'Los partidos de los Giants dependen de la temporada y de los derechos; no lo tomes por un archivo.',
      },
    ],
    questions: [
      {
        question: 'Terminó la serie y ha desaparecido, ¿por qué?',
        answer: 'Estaba solo para recuperar lo emitido. No es raro que vuelva más adelante a la cuota.',
      },
      {
        question: '¿Cuántos perfiles admite?',
        answer: 'Hasta seis. Nuestra licencia, en cambio, cuenta ordenadores.',
      },
    ],
    meta_title: 'Guía: Hulu Japón sin salir de la cuota',
    meta_description:
      'ストア, 字幕版, 吹替版 y capítulos propios: cómo orientarte en Hulu Japón desde el ordenador, con tu abono y en privado.',
  },
  niconico_downloader: {
    title: 'Niconico: antes del vídeo, su autor',
    intro:
      'Niconico es una comunidad de creadores. Lo primero es saber de quién es el vídeo y qué te deja hacer con él.',
    steps: [
      {
        title: 'Lee la descripción',
        text: 'Muchos autores dicen ahí si se puede reutilizar su obra. La ficha de ニコニ・コモンズ detalla las condiciones.',
      },
      {
        title: 'Pega un vídeo o una lista',
        text: 'Con «watch/sm» es un vídeo; con «mylist», una lista completa.',
      },
      {
        title: 'Decide sobre los comentarios',
        text: 'Puedes guardarlos en un archivo aparte o prescindir de ellos. También los escribió alguien: que no salgan de tu casa.',
      },
      {
        title: 'Comprueba el canal oficial',
        text: 'Hay episodios que piden ser socio o pagar. Tu cuenta tiene que reproducirlos en el navegador.',
      },
      {
        title: 'Guarda la referencia',
        text: 'Autor, número y fecha quedan en el archivo, y con el número siempre se vuelve al original.',
      },
    ],
    hints: [
      {
        title: 'A primera hora',
        text: 'Sin Premium, de noche el sitio sirve una versión reducida. Por la mañana es más generoso.',
      },
      {
        title: 'Directos pasados',
        text: 'Solo algunos quedan abiertos como repetición, y por tiempo limitado.',
      },
    ],
    questions: [
      {
        question: '¿Puedo poner una canción de Vocaloid en mi vídeo?',
        answer: 'Si su autor lo acepta. Míralo en la descripción o en Niconi Commons.',
      },
      {
        question: '¿Por qué se ven tan pequeños los vídeos viejos?',
        answer: 'Se subieron con el tamaño de su época y nunca hubo otro.',
      },
    ],
    meta_title: 'Guía: Niconico, vídeos, listas y permiso',
    meta_description:
      'Qué permite el autor, listas, comentarios y canales oficiales: conservar de Niconico aquello que se puede conservar.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: un trimestre, una carpeta',
    intro:
      'Aquí casi todo es anime y se organiza por trimestres. Si tus carpetas imitan ese orden, dentro de tres años seguirás encontrándolo todo.',
    steps: [
      {
        title: 'Inicia sesión con la cuenta d',
        text: 'Se confirma en el móvil, y no hace falta ser cliente de Docomo.',
      },
      {
        title: 'Abre 今期アニメ',
        text: 'Las series en emisión salen por día, con la hora a la que se publican.',
      },
      {
        title: 'Usa «気になる»',
        text: 'En esa lista se ve al instante dónde hay episodio nuevo.',
      },
      {
        title: 'Crea la carpeta del trimestre',
        text: 'Primero año y estación, dentro la serie y dentro los capítulos.',
      },
    ],
    hints: [
      {
        title: 'Saltar la cabecera',
        text: 'Lo hace el reproductor de la web. En tu archivo se conserva, con una marca para pasarla.',
      },
      {
        title: 'No es el canal de Amazon',
        text: 'Bajo ese nombre hay en Prime Video una oferta menor, sujeta a las normas de Amazon.',
      },
    ],
    questions: [
      {
        question: '¿En cuántos aparatos a la vez?',
        answer: 'En uno. Detén el móvil antes de empezar en el ordenador.',
      },
      {
        question: '¿Se quedan los trimestres anteriores?',
        answer: 'Muchos, aunque no todos. Si una serie se va, la página lo anuncia.',
      },
    ],
    meta_title: 'Guía: d Anime Store por trimestres',
    meta_description:
      '今期アニメ por día, lista de pendientes y una carpeta por estación: cómo seguir el anime de d Anime Store con orden y en privado.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: planificar desde el último día',
    intro:
      'Ni todo lo emitido llega a la carta ni dura mucho cuando llega. En tu PC con Windows, haz el plan de atrás hacia delante.',
    steps: [
      {
        title: 'Entra con la WEB-ID',
        text: 'Es la misma para quien tiene el canal y para quien contrató solo internet.',
      },
      {
        title: 'Ve a tu sección',
        text: 'Drama, cine, música, escena o deporte. El tenis, además, va por torneos.',
      },
      {
        title: 'Mira 配信期間',
        text: 'Debajo del título figuran comienzo y fin. Los conciertos se retiran a veces en pocos días.',
      },
      {
        title: 'Deja lo largo para la noche',
        text: 'Un partido a cinco sets o una ópera duran más que dos películas.',
      },
    ],
    hints: [
      {
        title: 'Sin edición para Mac',
        text: 'Hoy se ofrece la de Windows; la página del producto refleja lo que haya a la venta.',
      },
      {
        title: 'Con comentarista o sin él',
        text: 'Algunas retransmisiones dan el sonido ambiente como segunda pista.',
      },
    ],
    questions: [
      {
        question: 'Emitieron el concierto y no está a la carta, ¿por qué?',
        answer: 'Muchos artistas ceden la antena y nada más.',
      },
      {
        question: '¿Puedo conservar una final durante años?',
        answer: 'Si tu contrato y la ley lo admiten. En la duda, la fecha que marca el servicio es el final.',
      },
    ],
    meta_title: 'Guía: WOWOW On Demand y sus fechas',
    meta_description:
      'WEB-ID, 配信期間 y noches largas: cómo organizar en Windows el tenis, los conciertos y el drama de WOWOW On Demand, para ti.',
  },
}
